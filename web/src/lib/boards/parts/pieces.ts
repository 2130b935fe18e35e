/** The printed pieces of a table's game. */

import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';

export function pieceOf(table: Table, id: string): Piece | undefined {
  return table.catalogue?.pieces.find((piece) => piece.id === id);
}

/** The name of a building. */
export function nameOf(table: Table, piece: Piece): string {
  return table.words.name('building', piece.id);
}
