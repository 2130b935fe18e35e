/** What a view tells of the players: their goods, their order. */

import type { Facts } from '../wire';

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All that is known of a player. */
export function playerOf(view: Facts, colour: string | null): Facts {
  const players = view.players;
  const player = isFacts(players) && colour !== null ? players[colour] : undefined;
  return isFacts(player) ? player : {};
}

/** How many of something a player has: a number, or the length of a list; null if nobody may know or there is no such thing. */
export function countOf(player: Facts, field: string): number | null {
  const value = player[field];
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : null;
}

function colours(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The seats in the order of play, as far as the game has one. */
export function orderOf(view: Facts): string[] {
  const told = colours(view.turn_order);
  if (told.length) return told;
  const seats = colours(view.seats);
  const first = seats.indexOf(String(view.first_player));
  return first < 0 ? [] : [...seats.slice(first), ...seats.slice(0, first)];
}

/** Who has passed, in that order. */
export function passedIn(view: Facts): string[] {
  return colours(view.passed);
}
