/** Words about tables: their pace, who sits there, what they wait for. */

import type { Seat, TableInfo } from '../wire';
import { seatName } from '../words/people';
import { say } from '../words/speech.svelte';
import { dueSeats, freeSeats, isEmpty, myTurn } from './standing';

export type Pace = TableInfo['pace'];

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return say('lobby-pace_live', { minutes: Math.round(pace.bank / 60) });
  if (pace.kind === 'days') return say('lobby-pace_days', { days: pace.days });
  return say('lobby-pace_none');
}

export function sitterOf(seat: Seat): string {
  if (seat.mine) return say('lobby-you');
  return seatName(seat) ?? say(seat.reserved ? 'lobby-kept' : 'lobby-free');
}

/** All who sit there, in a row. */
export function sittersOf(table: TableInfo): string {
  return table.seats.map(sitterOf).join(', ');
}

/** The first person who sits there: whoever has laid the table, as a rule. */
export function hostOf(table: TableInfo): string {
  const host = table.seats.find((seat) => seat.name !== null);
  return (host && seatName(host)) ?? '';
}

/** What a table waits for, or how it ended. */
export function standingOf(table: TableInfo): string {
  if (table.status === 'open') {
    const free = table.seats.filter(isEmpty).length;
    return free ? say('lobby-waiting_for', { count: free }) : say('lobby-ready');
  }
  if (table.status === 'finished') {
    const totals = Object.entries(table.result ?? {}).sort(([, one], [, other]) => other - one);
    return totals.map(([colour, points]) => say('lobby-points', { name: nameIn(table, colour), points })).join(', ');
  }
  if (myTurn(table)) return say('lobby-your_turn');
  const [due] = dueSeats(table);
  return due ? say('lobby-turn_of', { name: seatName(due) ?? sitterOf(due) }) : '';
}

/** Since when it is so. */
export function standingSince(table: TableInfo): number {
  if (table.status !== 'running') return table.changed_at;
  return (myTurn(table) ?? dueSeats(table)[0])?.due_since ?? table.changed_at;
}

function nameIn(table: TableInfo, colour: string): string {
  const seat = table.seats.find((one) => one.colour === colour);
  return seat ? sitterOf(seat) : colour;
}

/** Whether I could take a seat there without an invitation. */
export function canSitDown(table: TableInfo): boolean {
  return table.status === 'open' && freeSeats(table).length > 0 && !table.seats.some((seat) => seat.mine);
}
