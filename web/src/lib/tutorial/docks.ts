/** Where the guide's card lies: at the place where it covers least of what matters now. */

import type { Box } from '../table/geometry';

export interface Kept {
  box: Box;
  weight: number; // how much it matters that it is seen
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The first of the docks that covers least. */
export function dockOf(docks: Box[], kept: Kept[]): Box | undefined {
  const costOf = (dock: Box): number => kept.reduce((sum, { box, weight }) => sum + shared(dock, box) * weight, 0);
  let best: Box | undefined;
  let least = Infinity;
  for (const dock of docks) {
    const cost = costOf(dock);
    if (cost < least) [best, least] = [dock, cost];
  }
  return best;
}

/** Nine places in an area for a card of this size, those at its foot first. */
export function placesIn(area: Box, width: number, height: number, edge: number): Box[] {
  const [left, top] = [area.left + edge, area.top + edge];
  const [wide, high] = [area.width - width - 2 * edge, area.height - height - 2 * edge];
  return [1, 0.5, 0].flatMap((down) => [0, 1, 0.5].map((along) => ({ left: left + along * wide, top: top + down * high, width, height })));
}
