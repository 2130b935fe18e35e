/** The goods that a free choice offers, by the kind of choice. */

import type { Catalogue } from '../wire';

export type Wild = Record<string, string[]>;

export function wildIn(catalogue: Catalogue | null | undefined): Wild {
  return (catalogue?.board.wild ?? {}) as Wild;
}
