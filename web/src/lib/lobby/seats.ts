/** The seats of a table as they are filled in before it is laid. */

import type { Game, TableSaid } from '../wire';

export type Filling = TableSaid['seats'][number];
export interface Place {
  who: string; // me, open, invited, or a bot's level
  colour: string;
}

const PEOPLE = ['me', 'open', 'invited'];
const USUAL = 4;
export const BOT = 'journeyman';

/** So many seats may a table of this game have. */
export function sizesOf(game: Game): number[] {
  return Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, n) => game.least_seats + n);
}

/** Me against bots, as many as are usual. */
export function firstPlaces(game: Game, count = Math.min(USUAL, game.most_seats)): Place[] {
  return resized(game, [{ who: 'me', colour: game.colours[0] ?? '' }], count);
}

/** The same places, with bots added or the last ones gone. */
export function resized(game: Game, places: Place[], count: number): Place[] {
  const kept = places.slice(0, count);
  while (kept.length < count) {
    const colour = game.colours.find((one) => kept.every((place) => place.colour !== one)) ?? '';
    kept.push({ who: kept.find((place) => isBot(place))?.who ?? BOT, colour });
  }
  return kept;
}

/** One place gets another colour; whoever has it takes the old one. */
export function recoloured(places: Place[], at: number, colour: string): Place[] {
  const old = places[at]?.colour ?? '';
  return places.map((place, n) => {
    if (n === at) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: old } : place;
  });
}

export function isBot(place: Place): boolean {
  return !PEOPLE.includes(place.who);
}

/** Whether nobody has to come before the game can begin. */
export function isFull(places: Place[]): boolean {
  return places.every((place) => place.who === 'me' || isBot(place));
}

export function fillingsOf(places: Place[]): Filling[] {
  return places.map((place) => {
    const { who, colour } = place;
    return isBot(place) ? { kind: 'bot', level: who, colour } : { kind: who as Filling['kind'], colour };
  });
}
