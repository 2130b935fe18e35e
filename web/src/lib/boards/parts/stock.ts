/** What can still be built. */

import type { Piece } from '../../wire';

export interface Kind {
  piece: Piece; // the first copy that is left
  spot: string;
  left: number;
}

export interface ClassOfStock {
  group: string;
  kinds: Kind[];
}
