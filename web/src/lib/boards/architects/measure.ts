/** How large the parts of the board are drawn, so that all of it is seen without scrolling. */

const WIDTH = 817; // px of the board for which sizes are given
const HEIGHT = 676;
const LEAST = 0.72;
const MOST = 1.35;
export const TIGHT = 0.85; // below this scale the board is narrow

export function scaleOf(width: number, height: number): number {
  if (!width || !height) return 1;
  return Math.min(MOST, Math.max(LEAST, Math.min(width / WIDTH, height / HEIGHT)));
}
