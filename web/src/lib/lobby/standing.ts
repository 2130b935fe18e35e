/** What a table is waiting for. */

import type { Seat, TableInfo } from '../wire';

export function isFree(seat: Seat): boolean {
  return seat.person === null && seat.bot === null;
}

/** Whether nobody sits there yet: it is free, or its person is asked to come. */
export function isEmpty(seat: Seat): boolean {
  return isFree(seat) || seat.awaited;
}

/** Free seats that anybody can take. */
export function freeSeats(table: TableInfo): Seat[] {
  return table.seats.filter((seat) => isFree(seat) && !seat.reserved);
}

/** The seats that are to decide now, whoever has waited longest first. */
export function dueSeats(table: TableInfo): Seat[] {
  const due = table.seats.filter((seat) => seat.due_since !== null);
  return due.sort((one, other) => (one.due_since ?? 0) - (other.due_since ?? 0));
}

/** My seat that is to decide, if there is one that I play myself. */
export function myTurn(table: TableInfo): Seat | undefined {
  return table.status === 'running' ? dueSeats(table).find((seat) => seat.mine && seat.bot === null) : undefined;
}

export function isSeated(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine);
}

/** Tables where it is my turn come first, those waited for longest before others. */
export function byTurn(tables: TableInfo[]): TableInfo[] {
  const waited = (table: TableInfo): number => myTurn(table)?.due_since ?? Infinity;
  return [...tables].sort((one, other) => waited(one) - waited(other) || other.changed_at - one.changed_at);
}
