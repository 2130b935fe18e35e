/** How a seat's colour is drawn: tincture and mark of the lodge book (art direction § 6). */

import drawings from '../../drawings.json';

const TINCTURES: Record<string, string> = drawings.tinctures;
const MARKS: Record<string, string> = drawings.marks;

export function tinctureOf(colour: string): string {
  return TINCTURES[colour] ?? 'sable';
}

export function markOf(colour: string): string {
  return MARKS[tinctureOf(colour)] ?? 'billet';
}

/** Where the mark lies on a silhouette, in the 24 units of its drawing. */
export function markOn(piece: keyof typeof drawings.marked): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, side = 0] = drawings.marked[piece];
  return { x, y, width: side, height: side };
}
