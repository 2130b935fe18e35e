/** A view of Architects and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Facts } from '../../wire';
import { boardOf as boardIn, viewOf } from '../../wire/facts';
import type { Boards, Views } from '../../wire/views';

export type View = Views['architects'];
export type Player = View['players'][string];
export type Automa = NonNullable<View['automa']>;
export type BoardFacts = Boards['architects'];
export type Gives = BoardFacts['locations'][number]['gives'][number];

/** What stands and lies before a player, or before the automa. */
export type Standing = Pick<Player | Automa, keyof Player & keyof Automa>;

export function asView(facts: Facts): View {
  return viewOf('architects', facts);
}

export function boardOf(table: Table): BoardFacts {
  return boardIn('architects', table.catalogue);
}

/** The cards that are seen of a hand; of others only the number is known. */
export function cardsIn(cards: string[] | number | undefined): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function countOf(cards: string[] | number | undefined): number {
  return Array.isArray(cards) ? cards.length : (cards ?? 0);
}

/** The colour that the automa plays: the one in the turn order that no seat has. */
export function automaColour(view: View): string | null {
  return view.automa ? (view.turn_order.find((colour) => !view.seats.includes(colour)) ?? null) : null;
}

/** Everybody who has workers: the seats, and the automa. */
export function everybody(view: View): string[] {
  const automa = automaColour(view);
  return automa ? [...view.seats, automa] : view.seats;
}

/** What stands before a player, the automa included. */
export function standingOf(view: View, colour: string): Standing | null {
  return view.players[colour] ?? (colour === automaColour(view) ? view.automa : null);
}
