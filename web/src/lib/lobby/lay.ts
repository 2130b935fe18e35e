/** Laying tables and sitting down; whoever is nobody yet becomes a guest by it. */

import { person } from '../person.svelte';
import { go } from '../router.svelte';
import type { Table } from '../table/table.svelte';
import { post } from '../wire/client';
import type { TableInfo, TableSaid } from '../wire';

/** Lay a table and go there; if nobody has to come, the game begins. A guest may be called something from now on. */
export async function layTable(said: TableSaid, begins: boolean, name = ''): Promise<void> {
  await person.comeInAs(name);
  const { id } = await post<TableInfo>('/tables', said);
  if (begins) await post(`/tables/${id}/start`);
  go(`/tables/${id}`);
}

/** Take a seat: this one, or any free one. */
export async function sitDown(table: string, colour: string | null, invite: string, name = ''): Promise<void> {
  await person.comeInAs(name);
  await post(`/tables/${table}/join`, { colour, invite });
}

/** Listen to a table anew, as whoever one has become. */
export function reopen(table: Table): void {
  table.close();
  table.lostTo = '';
  void table.open();
}
