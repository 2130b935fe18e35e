/** How large the parts of the board are drawn. */

import { measure, TIGHT, type Measures } from '../parts/measure';

const TILE = 118;
const CASTLE = 204;
const CASTLE_TIGHT = 170;

export interface BoardMeasures extends Measures {
  castle: number; // its width
}

/** So many rows of the road are built, so many empty; castle and court are as high as a row. */
export function measureBoard(width: number, height: number, built: number, empty: number): BoardMeasures {
  const sizes = measure(width, height, { tile: TILE, above: 0, built: built + 1, empty });
  return { ...sizes, castle: (sizes.scale < TIGHT ? CASTLE_TIGHT : CASTLE) * sizes.scale };
}
