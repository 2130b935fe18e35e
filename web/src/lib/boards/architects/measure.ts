/** How large the parts of the board are drawn, so that all of it is seen without scrolling. */

const WIDTH = 817; // px of the board for which sizes are given
const HEIGHT = 676;
const LEAST = 0.72;
const MOST = 1.35;
export const TIGHT = 0.85; // below this scale the board is narrow

/** Below this a good has no letter, and the number on a coin or on points cannot be read. */
const SMALLEST = { good: 16, coin: 18, points: 22 };

/** The size of a good, a coin or points that is given for a board at full size. */
export function sizeOf(px: number, scale: number, what: keyof typeof SMALLEST = 'good'): number {
  return Math.max(SMALLEST[what], Math.round(px * scale));
}

export function scaleOf(width: number, height: number): number {
  if (!width || !height) return 1;
  return Math.min(MOST, Math.max(LEAST, Math.min(width / WIDTH, height / HEIGHT)));
}
