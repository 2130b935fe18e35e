/** A view of Caylus and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Facts } from '../../wire';
import { boardOf as boardIn, viewOf } from '../../wire/facts';
import type { Boards, Views } from '../../wire/views';

export type View = Views['caylus'];
export type BoardFacts = Boards['caylus'];
export type Section = BoardFacts['sections'][number];

export function asView(facts: Facts): View {
  return viewOf('caylus', facts);
}

export function boardOf(table: Table): BoardFacts {
  return boardIn('caylus', table.catalogue);
}
