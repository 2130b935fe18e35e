/** What lies where on a table of Magna Carta, read from a view. */

import type { Facts } from '../../wire';
import { boardOf, viewOf } from '../../wire/facts';
import type { Boards, Views } from '../../wire/views';
import type { Table } from '../../table/table.svelte';

export type Seen = Views['magna_carta'];
export type Numbers = Boards['magna_carta'];

/** A card on the road: whose, what it shows, and what lies or stands on it. */
export interface RoadCard {
  place: string;
  number: number;
  owner: string | null;
  card: string; // as in its owner's deck
  shown: string; // what is seen of it: itself, the residence on its back, or a prestige card on top
  worker: string | null;
  reserve: number;
  isMarked: boolean;
  isBeyond: boolean;
  isAtProvost: boolean;
}

export function seenIn(view: Facts): Seen {
  return viewOf('magna_carta', view);
}

export function numbersOf(table: Table): Numbers {
  return boardOf('magna_carta', table.catalogue);
}

export function countOf(cards: string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The cards that are seen of a hand; of others only the number is known. */
export function cardsIn(hand: string[] | number | undefined): string[] {
  return Array.isArray(hand) ? hand : [];
}

export function roadOf(view: Facts): RoadCard[] {
  const seen = seenIn(view);
  const onTop = new Map(Object.entries(seen.covering).map(([card, place]) => [place, card]));
  return seen.road.map((place, at) => {
    const [first = '', card = ''] = cut(place);
    const holding = seen.players[first];
    const isTurned = holding?.residences.includes(card) ?? false;
    return {
      place,
      number: at + 1,
      owner: holding ? first : null,
      card: holding ? card : place,
      shown: onTop.get(place) ?? (isTurned ? 'residence' : holding ? card : place),
      worker: seen.workers[place] ?? null,
      reserve: isTurned ? 0 : (holding?.reserves[card] ?? 0),
      isMarked: holding?.marked.includes(card) ?? false,
      isBeyond: seen.provost !== null && at > seen.provost,
      isAtProvost: at === seen.provost,
    };
  });
}

/** The prestige cards of this game, each with its owner once it is built. */
export function offersIn(table: Table): { id: string; owner: string | null }[] {
  const seen = seenIn(table.view);
  const { prestige, not_for_beginners } = numbersOf(table);
  return prestige
    .filter((id) => seen.provost !== null || !not_for_beginners.includes(id))
    .map((id) => ({ id, owner: seen.seats.find((seat) => seen.players[seat]?.prestige.includes(id)) ?? null }));
}

/** The spot that a card on the road is: its place, or the card where a card of one's own is asked for. */
export function spotOf(table: Table, card: RoadCard): string {
  const isAsked = card.owner === table.seat && table.optionsAt(card.card).some((option) => option.verb === 'transform');
  return isAsked ? card.card : card.place;
}

function cut(place: string): [string, string] {
  const at = place.indexOf('_');
  return [place.slice(0, at), place.slice(at + 1)];
}
