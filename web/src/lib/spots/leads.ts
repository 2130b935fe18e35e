/** Where the rules tell of what the table shows: the key of a section, or nothing. */

import type { Table } from '../table/table.svelte';
import type { Happened, Option } from '../wire';

export type Lead = 'event' | 'decision' | 'phase' | 'field' | 'thing';

/** The rule of something, as the catalogue tells it. */
export function ruleOf(table: Table, kind: Lead, id: string | number): string {
  return table.catalogue?.rules[`${kind}-${id}`] ?? '';
}

/** The rule of what happened; what was forced is told by what left no other way. */
export function ruleOfEvent(table: Table, { code, reasons }: Happened): string {
  return reasons?.[0]?.rule ?? ruleOf(table, 'event', code);
}

/** The rule of a thing on the board: its own, its piece's, or that of the decision in which it can be chosen. */
export function ruleOfSpot(table: Table, id: string, options: Option[]): string {
  const piece = table.catalogue?.pieces.find((one) => one.id === id || one.kind === id);
  const asked = options.length && table.decision ? ruleOf(table, 'decision', table.decision.name) : '';
  return ruleOf(table, 'thing', id) || (piece?.rule ?? '') || asked;
}
