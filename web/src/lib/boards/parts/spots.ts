/** What can be chosen at a spot of a board, what it costs, and why it cannot be chosen. */

import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire';

/** Fields of a player that a worker's place costs. */
const FEES = new Set(['deniers', 'workers', 'supply']);

export function legalAt(table: Table, spot: string): Option[] {
  return table.optionsAt(spot).filter((option) => option.legal);
}

/** Choices there are, but none of them can be made now. */
export function isOff(table: Table, spot: string): boolean {
  const options = table.optionsAt(spot);
  return options.length > 0 && !options.some((option) => option.legal);
}

/** The coins that the one choice at a spot costs; 0 if it is paid in goods, or nothing is known. */
export function priceAt(table: Table, spot: string): number {
  const [option, another] = legalAt(table, spot);
  if (!option || another) return 0;
  const changes = table.foreseen(option.move)?.changes[table.seat ?? ''] ?? {};
  const isFee = Object.entries(changes).every(([field, change]) => change >= 0 || FEES.has(field));
  return isFee ? table.priceOf(option.move) : 0;
}

/** All reasons against the choices at a spot, if none can be made. */
export function reasonsAt(table: Table, spot: string): string[] {
  if (!isOff(table, spot)) return [];
  return table.optionsAt(spot).flatMap((option) => option.obstacles.map((obstacle) => table.words.obstacle(obstacle)));
}
