import { describe, expect, it } from 'vitest';
import { fillingsOf, firstPlaces, isFull, recoloured, resized, sizesOf } from '../../../src/lib/lobby/seats';
import type { Game } from '../../../src/lib/wire';

const GAME: Game = {
  id: 'caylus',
  title: 'Caylus',
  edition: '',
  rules: 'r1',
  least_seats: 2,
  most_seats: 5,
  colours: ['blue', 'red', 'green', 'orange', 'black'],
  options: [],
  levels: ['apprentice', 'journeyman'],
  has_secrets: false,
  has_lessons: true,
  box: { initial: 'C', tone: 'lapis', icon: 'castle', minutes: 90, depth: 4, place: 1 },
  box_texts: {},
  unconfirmed: {},
};

describe('the seats of a new table', () => {
  it('are as many as the game is for', () => {
    expect(sizesOf(GAME)).toEqual([2, 3, 4, 5]);
    expect(sizesOf({ ...GAME, least_seats: 1, most_seats: 1 })).toEqual([1]);
  });

  it('are mine and bots at first, each of its own colour', () => {
    const places = firstPlaces(GAME);
    expect(places.map((place) => place.who)).toEqual(['me', 'journeyman', 'journeyman', 'journeyman']);
    expect(places.map((place) => place.colour)).toEqual(['blue', 'red', 'green', 'orange']);
    expect(isFull(places)).toBe(true);
  });

  it('grow by bots like those there, in a colour that is left, and shrink at the end', () => {
    const two = [
      { who: 'me', colour: 'red' },
      { who: 'apprentice', colour: 'green' },
    ];
    expect(resized(GAME, two, 3)[2]).toEqual({ who: 'apprentice', colour: 'blue' });
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

  it('tell the level of a bot', () => {
    expect(fillingsOf(firstPlaces(GAME, 2))[1]).toEqual({ kind: 'bot', level: 'journeyman', colour: 'red' });
  });
});
