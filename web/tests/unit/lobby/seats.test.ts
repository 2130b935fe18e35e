import { beforeEach, describe, expect, it } from 'vitest';
import { bots } from '../../../src/lib/games/bots.svelte';
import { choicesAt, fillingsOf, firstPlaces, isFull, recoloured, resized, seated, sizesOf, surprised } from '../../../src/lib/lobby/seats';
import type { Game } from '../../../src/lib/wire';
import { know } from '../people';

const GAME: Game = {
  id: 'caylus',
  title: 'Caylus',
  edition: '',
  rules: 'r1',
  least_seats: 2,
  most_seats: 5,
  colours: ['blue', 'red', 'green', 'orange', 'black'],
  options: [],
  levels: ['gentle', 'steady', 'sharp', 'fearsome'],
  has_secrets: false,
  has_lessons: true,
  box: { initial: 'C', tone: 'lapis', icon: 'castle', minutes: 90, depth: 4, place: 1 },
  box_texts: {},
  unconfirmed: {},
};

beforeEach(know);

function levelsOf(ids: string[]): (string | undefined)[] {
  return ids.map((id) => bots.find(id)?.level);
}

describe('the seats of a new table', () => {
  it('are as many as the game is for', () => {
    expect(sizesOf(GAME)).toEqual([2, 3, 4, 5]);
    expect(sizesOf({ ...GAME, least_seats: 1, most_seats: 1 })).toEqual([1]);
  });

  it('are mine and bots at first, each of its own colour', () => {
    const places = firstPlaces(GAME);
    const [me, ...others] = places.map((place) => place.who);
    expect(me).toBe('me');
    expect(levelsOf(others)).toEqual(['steady', 'steady', 'steady']);
    expect(new Set(others).size).toBe(3);
    expect(places.map((place) => place.colour)).toEqual(['blue', 'red', 'green', 'orange']);
    expect(isFull(places)).toBe(true);
  });

  it('grow by bots like those there, in a colour that is left, and shrink at the end', () => {
    const two = [
      { who: 'me', colour: 'red' },
      { who: 'wanda', colour: 'green' },
    ];
    expect(resized(GAME, two, 3)[2]).toEqual({ who: 'maud', colour: 'blue' });
    expect(resized(GAME, resized(GAME, two, 5), 2)).toEqual(two);
  });

  it('swap colours, so that no colour stands twice', () => {
    const places = recoloured(firstPlaces(GAME, 3), 0, 'green');
    expect(places.map((place) => place.colour)).toEqual(['green', 'red', 'blue']);
    expect(recoloured(places, 1, 'black').map((place) => place.colour)).toEqual(['green', 'black', 'blue']);
  });

  it('wait for people where they are open or kept for somebody', () => {
    const places = firstPlaces(GAME, 2).map((place, n) => (n ? { ...place, who: 'invited' } : place));
    expect(isFull(places)).toBe(false);
    expect(fillingsOf(places)).toEqual([
      { kind: 'me', colour: 'blue' },
      { kind: 'invited', colour: 'red' },
    ]);
  });

  it('may be mine more than once: hot seat', () => {
    const places = firstPlaces(GAME, 2).map((place) => ({ ...place, who: 'me' }));
    expect(isFull(places)).toBe(true);
    expect(fillingsOf(places).map((filling) => filling.kind)).toEqual(['me', 'me']);
  });

  it('tell who plays as a bot', () => {
    const places = seated(firstPlaces(GAME, 2), 1, 'kuno');
    expect(fillingsOf(places)[1]).toEqual({ kind: 'bot', level: 'kuno', colour: 'red' });
  });

  it('show no face twice as long as the level has another, then a junior', () => {
    const places = ['me', 'kuno', 'open'].map((who, n) => ({ who, colour: GAME.colours[n] ?? '' }));
    expect(choicesAt(places, 2, 'fearsome')).toEqual(['odile']);
    expect(choicesAt(places, 1, 'fearsome')).toEqual(['kuno', 'odile']);
    expect(choicesAt(seated(places, 0, 'odile'), 2, 'fearsome')).toEqual(['kuno_younger']);
  });

  it('are filled by surprise where they are free, with people of the level that is there', () => {
    const places = ['me', 'kuno', 'open', 'invited'].map((who, n) => ({ who, colour: GAME.colours[n] ?? '' }));
    const filled = surprised(places).map(({ who }) => who);
    expect(filled).toEqual(['me', 'kuno', 'odile', 'kuno_younger']);
    expect(levelsOf(surprised(seated(places, 1, 'me')).map(({ who }) => who)).slice(2)).toEqual(['steady', 'steady']);
  });

  it('have other people for their bots by surprise where none is free', () => {
    const places = ['me', 'kuno', 'wanda'].map((who, n) => ({ who, colour: GAME.colours[n] ?? '' }));
    expect(surprised(places).map(({ who }) => who)).toEqual(['me', 'odile', 'maud']);
  });
});
