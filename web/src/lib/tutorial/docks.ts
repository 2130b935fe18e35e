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

/** The corners of an area that a card of this size fits into, those at its foot first. */
export function cornersOf(area: Box, width: number, height: number, edge: number): Box[] {
  const [left, right] = [area.left + edge, area.left + area.width - width - edge];
  const [top, foot] = [area.top + edge, area.top + area.height - height - edge];
  return [
    { left, top: foot, width, height },
    { left: right, top: foot, width, height },
    { left, top, width, height },
    { left: right, top, width, height },
  ];
}
