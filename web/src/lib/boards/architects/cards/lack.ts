/** What the server says is lacking to build a card. */

import type { Facts, Option } from '../../../wire';
import type { Amounts } from '../../../words/words';

/** Goods with how many are held of how many, and skills. */
export interface Lack {
  goods: { kind: string; held: number; cost: number }[];
  skills: string[];
}

/** What is lacking; null if the card is not asked for to be built, or if nothing is. */
export function lackOf(options: Option[]): Lack | null {
  const build = options.find(({ verb }) => verb === 'build');
  if (!build || build.legal) return null;
  const facts = (code: string): Facts => build.obstacles.find((obstacle) => obstacle.code === code)?.facts ?? {};
  const { cost = {}, held = {} } = facts('too_few_cubes') as { cost?: Amounts; held?: Amounts };
  const { skills = [] } = facts('skills_missing') as { skills?: string[] };
  const goods = Object.entries(cost).map(([kind, count]) => ({ kind, cost: count, held: held[kind] ?? 0 }));
  return { goods: goods.filter((one) => one.held < one.cost), skills };
}
