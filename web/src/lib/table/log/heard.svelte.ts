/** Which lines of a table's chat were read in this browser. */

import { SvelteMap } from 'svelte/reactivity';
import type { Table } from '../table.svelte';

const KEY = 'keepwright-heard';

class Heard {
  private readonly last = new SvelteMap<string, number>();

  /** How many lines of others were not read yet. */
  unread(table: Table): number {
    const last = this.lastOf(table.id);
    const mine = new Set(table.seats.filter((seat) => seat.mine).map((seat) => seat.person));
    return table.chat.filter((line) => line.id > last && !mine.has(line.person)).length;
  }

  /** All that was said is read. */
  read(table: Table): void {
    const id = table.chat.at(-1)?.id ?? 0;
    if (id <= this.lastOf(table.id)) return;
    this.last.set(table.id, id);
    sessionStorage.setItem(`${KEY}-${table.id}`, String(id));
  }

  private lastOf(table: string): number {
    return this.last.get(table) ?? Number(sessionStorage.getItem(`${KEY}-${table}`) ?? 0);
  }
}

export const heard = new Heard();
