/** The tiles that can still be built, by class. */

import type { Table } from '../../table/table.svelte';
import type { ClassOfStock } from '../parts/stock';
import { asView } from './facts';

const CLASSES = ['wood', 'stone', 'monument'];

export function stockOf(table: Table): ClassOfStock[] {
  const view = asView(table.view);
  const laid = new Set([...Object.values(view.road), ...Object.values(view.slots)]);
  const left = (table.catalogue?.pieces ?? []).filter(({ id }) => !laid.has(id));
  return CLASSES.map((group) => ({
    group,
    kinds: left.filter((piece) => piece.group === group).map((piece) => ({ piece, spot: piece.id, left: 1 })),
  })).filter(({ kinds }) => kinds.length);
}
