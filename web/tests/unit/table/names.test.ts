// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { prefs } from '../../../src/lib/prefs.svelte';
import { rivals } from '../../../src/lib/boards/architects/players';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Seat } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { asking } from './asked';

const KUNO = { id: 'kuno_younger', name: 'Kuno', level: 'fearsome', face: 'kuno', is_junior: true };

function tableOf(seats: Partial<Seat>[], view: object = {}): Table {
  const table = new Table(new Hosted('t'));
  const position = asking('place_or_pass', []);
  const [pattern] = position.table.seats;
  const nobody = { ...pattern, person: null, name: null, guest: null, face: null, bot: null, played_by: null, mine: false };
  const laid = seats.map((seat) => ({ ...nobody, ...seat }) as Seat);
  table.position = { ...position, view: { ...position.view, ...view }, table: { ...position.table, seats: laid } };
  return table;
}

beforeAll(async () => {
  prefs.set({ language: 'en' });
  await speech.load('architects');
});

describe('the name at a seat', () => {
  it('is the person’s, even where a bot plays on, else the bot’s', () => {
    const table = tableOf([
      { colour: 'blue', person: 'a', name: 'Anna', bot: 'kuno', played_by: { ...KUNO, is_junior: false } },
      { colour: 'red', bot: 'kuno_younger', played_by: KUNO },
      { colour: 'green' },
    ]);
    expect(['blue', 'red', 'green'].map((colour) => table.nameOf(colour))).toEqual(['Anna', 'Kuno the Younger', 'Green']);
  });

  it('is a number in the reader’s language for a guest without one', async () => {
    const table = tableOf([{ colour: 'blue', person: '84ef', name: 'Guest 84ef', guest: '84ef' }]);
    prefs.set({ language: 'de' });
    await speech.load('architects');
    expect(table.nameOf('blue')).toBe('Gast 84ef');
    prefs.set({ language: 'en' });
    await speech.load('architects');
  });

  it('has the colour beside it where two are called the same', () => {
    const ida = { person: 'i', name: 'Ida' };
    const table = tableOf([
      { colour: 'blue', ...ida },
      { colour: 'red', ...ida },
      { colour: 'green', person: 'b', name: 'Bob' },
    ]);
    expect(['blue', 'red', 'green'].map((colour) => table.nameOf(colour))).toEqual(['Ida (Blue)', 'Ida (Red)', 'Bob']);
  });

  it('is the automa’s where it plays without a seat, in sentences as in panels', () => {
    const view = { game: 'architects', automa: {}, seats: ['blue'], turn_order: ['blue', 'green'], options: { bot: 'helena' } };
    const table = tableOf([{ colour: 'blue', person: 'i', name: 'Ida' }], view);
    table.rivals = rivals;
    expect(table.nameOf('green')).toBe('Helena');
    expect(table.words.seat('green')).toBe('Helena');
  });
});
