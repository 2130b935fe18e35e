/** The construction site: its three buildings, and the workers who deliver there in their order. */

import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import { pieceOf } from '../parts/pieces';
import { placesOf, type Place } from '../parts/places';
import { asView, boardOf } from './facts';
import { sideUp } from './plots';

export interface Slot {
  number: number;
  piece: Piece; // as on its set-up side
  opens: number; // the round in which it opens; 0 if it is open
}

export function slotsOf(table: Table): Slot[] {
  const view = asView(table.view);
  return boardOf(table).site.opens.flatMap((opens, n) => {
    const piece = pieceOf(table, view.slots[n + 1] ?? '');
    return piece ? [{ number: n + 1, piece: sideUp(piece, null), opens: opens > view.round ? opens : 0 }] : [];
  });
}

export function spacesOf(table: Table): Place[] {
  return placesOf(table, asView(table.view).site, asView(table.now).site, boardOf(table).site.spaces);
}
