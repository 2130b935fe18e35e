/** How large the parts of the board are drawn. */

import { measure, type Measures } from '../parts/measure';

const TILE = 112;
export const SITE_HEIGHT = 152; // the construction site and the characters

/** So many rows of the road are built, so many empty; printed buildings and bridge are as high as a row. */
export function measureBoard(width: number, height: number, built: number, empty: number): Measures {
  return measure(width, height, { tile: TILE, above: SITE_HEIGHT, built: built + 1, empty });
}
