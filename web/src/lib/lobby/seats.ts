/** The seats of a table as they are filled in before it is laid. */

import { bots } from '../games/bots.svelte';
import type { Game, TableSaid } from '../wire';

export type Filling = TableSaid['seats'][number];
export interface Place {
  who: string; // me, open, invited, or somebody as whom a bot plays
  colour: string;
}

export const ME = 'me';
export const OPEN = 'open';
export const INVITED = 'invited';
const PEOPLE = [ME, OPEN, INVITED];
const USUAL = 4;
export const USUAL_LEVEL = 'steady';

/** So many seats may a table of this game have. */
export function sizesOf(game: Game): number[] {
  return Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, n) => game.least_seats + n);
}

/** Me against bots, as many as are usual. */
export function firstPlaces(game: Game, count = Math.min(USUAL, game.most_seats)): Place[] {
  return resized(game, [{ who: ME, colour: game.colours[0] ?? '' }], count);
}

/** The same places, with bots of the last level added, or the last places gone. */
export function resized(game: Game, places: Place[], count: number): Place[] {
  const kept = places.slice(0, count);
  while (kept.length < count) {
    const colour = game.colours.find((one) => kept.every((place) => place.colour !== one)) ?? '';
    kept.push({ who: somebody(kept, lastLevel(kept)), colour });
  }
  return kept;
}

/** Free seats filled with people of the level that is there; where none is free, other people for the bots. */
export function surprised(places: Place[]): Place[] {
  const isMeant = isFull(places) ? isBot : isFree;
  const level = lastLevel(places);
  return places.reduce<Place[]>((filled, place, n) => {
    if (!isMeant(place)) return filled;
    const wanted = bots.find(place.who)?.level ?? level;
    return seated(filled, n, somebody(filled, wanted));
  }, places);
}

/** One place has somebody else. */
export function seated(places: Place[], at: number, who: string): Place[] {
  return places.map((place, n) => (n === at ? { ...place, who } : place));
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

/** Whether somebody has to come first. */
export function isFree(place: Place): boolean {
  return place.who === OPEN || place.who === INVITED;
}

/** Whether nobody has to come before the game can begin. */
export function isFull(places: Place[]): boolean {
  return !places.some(isFree);
}

export function fillingsOf(places: Place[]): Filling[] {
  return places.map((place) => {
    const { who, colour } = place;
    return isBot(place) ? { kind: 'bot', level: who, colour } : { kind: who as Filling['kind'], colour };
  });
}

/** Whom one may seat at a place: those of a level who sit nowhere else; who sits there already stays. */
export function choicesAt(places: Place[], at: number, level: string): string[] {
  const others = places.flatMap((place, n) => (n === at ? [] : place.who));
  return bots.free(level, others).map(({ id }) => id);
}

/** The level of the last bot at the table. */
function lastLevel(places: Place[]): string {
  const last = places.findLast(isBot);
  return (last && bots.find(last.who)?.level) ?? USUAL_LEVEL;
}

/** Anybody of a level who is not there yet. */
function somebody(places: Place[], level: string): string {
  const free = bots.free(level, places.map(({ who }) => who));
  return free[Math.floor(Math.random() * free.length)]?.id ?? level;
}
