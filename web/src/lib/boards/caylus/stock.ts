/** The buildings that have not been built yet, by class. */

import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import type { ClassOfStock } from '../parts/stock';
import { asView, boardOf } from './facts';

const CLASSES = ['wood', 'stone', 'prestige'];

export function stockOf(table: Table): ClassOfStock[] {
  const view = asView(table.view);
  const { options } = boardOf(table);
  const played: Record<string, boolean> = view.options;
  const built = new Set(Object.values(view.road));
  const isInGame = (piece: Piece): boolean =>
    Object.entries(options).every(([building, option]) => building !== piece.id || played[option] === true);
  const left = (table.catalogue?.pieces ?? []).filter((piece) => !built.has(piece.id) && isInGame(piece));
  return CLASSES.map((group) => {
    const pieces = left.filter((piece) => piece.group === group);
    const firsts = pieces.filter((piece, n) => pieces.findIndex((other) => other.kind === piece.kind) === n);
    return {
      group,
      kinds: firsts.map((piece) => ({ piece, spot: piece.kind, left: pieces.filter((other) => other.kind === piece.kind).length })),
    };
  }).filter(({ kinds }) => kinds.length);
}
