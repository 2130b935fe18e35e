/** The tiles that can still be built, by class. */

import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import { asView } from './facts';

const CLASSES = ['wood', 'stone', 'monument'];

export interface ClassOfStock {
  group: string;
  pieces: Piece[];
}

export function stockOf(table: Table): ClassOfStock[] {
  const view = asView(table.view);
  const laid = new Set([...Object.values(view.road), ...Object.values(view.slots)]);
  const left = (table.catalogue?.pieces ?? []).filter(({ id }) => !laid.has(id));
  return CLASSES.map((group) => ({ group, pieces: left.filter((piece) => piece.group === group) })).filter(
    ({ pieces }) => pieces.length,
  );
}
