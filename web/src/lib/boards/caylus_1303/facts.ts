/** A view of Caylus 1303 and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Facts } from '../../wire';
import { boardOf as boardIn, viewOf } from '../../wire/facts';
import type { Boards, Views } from '../../wire/views';

export type View = Views['caylus_1303'];
export type BoardFacts = Boards['caylus_1303'];

export const SITE = 'construction_site';
export const BRIDGE = 'guilds_bridge';
export const END = 'end_of_road';
export const WORKERS = 'workers';

export function asView(facts: Facts): View {
  return viewOf('caylus_1303', facts);
}

export function boardOf(table: Table): BoardFacts {
  return boardIn('caylus_1303', table.catalogue);
}
