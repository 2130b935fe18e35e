/** The games as they stand on the shelf: what is told of each before the first rule. */

export interface Box {
  initial: string;
  tone: 'lapis' | 'rubric' | 'green' | 'plum';
  icon: string;
  minutes: number;
  depth: number; // of five
}

const BOXES: Record<string, Box> = {
  caylus: { initial: 'C', tone: 'lapis', icon: 'castle', minutes: 90, depth: 4 },
  magna_carta: { initial: 'M', tone: 'rubric', icon: 'hand', minutes: 45, depth: 2 },
  caylus_1303: { initial: '13', tone: 'green', icon: 'crane', minutes: 60, depth: 3 },
  architects: { initial: 'A', tone: 'plum', icon: 'cathedral', minutes: 75, depth: 3 },
};
const UNKNOWN: Box = { initial: 'K', tone: 'lapis', icon: 'keystone', minutes: 60, depth: 3 };
const ORDER = Object.keys(BOXES);

export const DEPTHS = [1, 2, 3, 4, 5];

export function boxOf(game: string): Box {
  return BOXES[game] ?? UNKNOWN;
}

/** The games in the order of the shelf; what is not known there comes last. */
export function shelved<T extends { id: string }>(games: T[]): T[] {
  const place = ({ id }: T): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...games].sort((one, other) => place(one) - place(other));
}
