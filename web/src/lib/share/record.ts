/** Where the record of a table is found, as the attributes of a link that saves it (docs/records.md). */

import type { Table } from '../table/table.svelte';

export function recordOf(table: Table): { href: string; download: string } {
  return { href: table.source.record, download: `${table.words.game}-${table.id}.record` };
}
