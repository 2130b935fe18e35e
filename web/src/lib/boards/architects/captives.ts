/** Captured workers: who can be captured now, who holds whom, and what they bring. */

import type { Table } from '../../table/table.svelte';
import { asView, standingOf } from './facts';

const CAPTURE = 'capture';
const SALE = 'send_captured_to_prison';

export interface Group {
  spot: string; // as moves name it: the location and the colour
  place: string;
  colour: string;
  count: number;
}

/** The groups that can be captured now. */
export function captivesNow(table: Table): Group[] {
  const view = asView(table.now);
  const options = table.decision?.options.filter((option) => option.verb === CAPTURE && option.legal) ?? [];
  return options.flatMap(({ argument }) => {
    const [place = '', colour = ''] = argument.split(' ');
    const count = standingOf(view, colour)?.workers[place] ?? 0;
    return count ? [{ spot: argument, place, colour, count }] : [];
  });
}

/** How many workers of a colour a player holds. */
export function heldBy(table: Table, holder: string, colour: string): number {
  return standingOf(asView(table.view), holder)?.captured[colour] ?? 0;
}

/** The silver that my captured workers bring now, where that is asked. */
export function bountyNow(table: Table): number {
  return table.foreseen(SALE)?.changes[table.seat ?? '']?.silver ?? 0;
}
