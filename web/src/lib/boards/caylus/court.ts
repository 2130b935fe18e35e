/** Who stands where in the special buildings. */

import type { Table } from '../../table/table.svelte';
import { asView, boardOf } from './facts';
import { placesOf, type Place } from '../parts/places';
import { workersAt } from './plots';

export interface Inn {
  left: string | null;
  right: string | null;
  isLeftGhost: boolean;
}

export function stablesOf(table: Table): Place[] {
  return placesOf(table, asView(table.view).stables, asView(table.now).stables, boardOf(table).stables_spaces);
}

export function innOf(table: Table): Inn {
  const view = asView(table.view);
  return {
    left: view.inn_left,
    right: view.inn_right,
    isLeftGhost: table.hasPreview && view.inn_left !== asView(table.now).inn_left,
  };
}

/** Everybody who has a worker in castle or court. */
export function workersInCourt(table: Table): string[] {
  const view = asView(table.view);
  return ['castle', ...boardOf(table).specials].flatMap((id) => workersAt(view, id));
}
