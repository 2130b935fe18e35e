import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { batchOf, differences, fieldAt, formOf, valueAt, withValue, type Field, type Schema } from '../../../src/lib/study/form';
import { fieldName, thingName } from '../../../src/lib/study/names';
import { bundleOf, Words } from '../../../src/lib/words/words';

const ROOT = `${import.meta.dirname}/../../../..`;
const GAMES = ['caylus', 'magna_carta', 'caylus_1303', 'architects'];
const LANGUAGES = ['en', 'de', 'hu', 'it'];
const SEATS = ['blue', 'red'];

function schemaOf(game: string): Schema {
  return JSON.parse(readFileSync(`${ROOT}/docs/schema/${game}.schema.json`, 'utf8')) as Schema;
}

function wordsOf(language: string, game: string): Words {
  const files = ['engine', 'server', 'web', game].map((name) => readFileSync(`${ROOT}/src/keepwright/locales/${language}/${name}.ftl`, 'utf8'));
  return new Words(language, game, bundleOf(language, files));
}

const facts = { seats: SEATS, round: 3, castle: ['blue'], automa: {}, players: { blue: { gold: 1, workers: 6 }, red: { gold: 0, workers: 6 } } };

function all(fields: Field[]): Field[] {
  return fields.flatMap((field) => (field.kind === 'group' ? [field, ...all(field.fields)] : [field]));
}

function fieldsOf(game: string): Field[] {
  const { board, players } = formOf(schemaOf(game), facts);
  return all([...board, ...Object.values(players).flat()]);
}

describe('the form of a position', () => {
  const form = formOf(schemaOf('caylus'), facts);
  const named = (name: string): Field | undefined => form.board.find((field) => field.name === name);

  it('has what each field can hold', () => {
    expect(named('round')).toMatchObject({ kind: 'number', least: 0, most: 99, isOptional: false });
    expect(named('castle')).toMatchObject({ kind: 'list', ids: SEATS, isUnique: true });
    expect(named('inn_left')).toMatchObject({ kind: 'choice', ids: SEATS, isOptional: true });
    expect(named('owners')).toMatchObject({ kind: 'map', ids: SEATS });
    expect(form.players.red?.find(({ name }) => name === 'gold')).toMatchObject({ kind: 'number', path: ['players', 'red', 'gold'] });
    expect(form.players.red?.find(({ name }) => name === 'houses')).toMatchObject({ kind: 'counts', isWhole: true, keys: ['dungeon', 'walls', 'towers'] });
  });

  it('leaves to experts what the game is and what is still to come', () => {
    for (const name of ['game', 'rules', 'seats', 'options', 'players', 'agenda', 'phase']) expect(named(name)).toBeUndefined();
  });

  it('shows a group of fields only where there is one', () => {
    const schema = schemaOf('architects');
    expect(formOf(schema, facts).board.find(({ name }) => name === 'automa')?.kind).toBe('group');
    expect(formOf(schema, { ...facts, automa: null }).board.some(({ name }) => name === 'automa')).toBe(false);
    expect(formOf(schema, facts).board.find(({ name }) => name === 'workshop_silver')).toMatchObject({ kind: 'counts', isWhole: false });
  });

  it('leaves out nothing that a position has', () => {
    const fixed = ['game', 'rules', 'seats', 'options', 'players', 'phase', 'step', 'done', 'turn', 'over', 'agenda'];
    for (const game of GAMES) {
      const known = new Set(formOf(schemaOf(game), facts).board.map(({ name }) => name));
      expect(Object.keys(schemaOf(game).properties ?? {}).filter((name) => !fixed.includes(name) && !known.has(name)), game).toEqual([]);
    }
    expect(formOf(schemaOf('architects'), facts).board.find(({ name }) => name === 'beneath')).toMatchObject({ kind: 'batches', keys: SEATS, least: 1, most: 43 });
    expect(batchOf({ red: 3 })).toEqual({ key: 'red', count: 3 });
  });

  it('finds the field that a refusal is about', () => {
    expect(fieldAt(form, 'players.red.gold')?.path).toEqual(['players', 'red', 'gold']);
    expect(fieldAt(form, 'road.9')?.path).toEqual(['road']);
    expect(fieldAt(form, 'agenda.0')).toBeNull();
  });

  it('sends whole fields, and only those that differ', () => {
    const changed = withValue(withValue(facts, ['players', 'red', 'gold'], 4), ['castle'], []);
    expect(differences(facts, changed)).toEqual({ castle: [], players: { red: { gold: 4 } } });
    expect(differences(facts, facts)).toEqual({});
    expect(valueAt(changed, ['players', 'red', 'gold'])).toBe(4);
    expect(valueAt(facts, ['players', 'red', 'gold'])).toBe(0);
  });

  it('takes what experts write as it is', () => {
    expect(differences(facts, { ...facts, players: { ...facts.players, red: 7 } })).toEqual({ players: { red: 7 } });
    expect(differences(facts, { ...facts, players: 7 })).toEqual({ players: 7 });
  });
});

describe.each(GAMES)('the form of %s', (game) => {
  it.each(LANGUAGES)('has words for every field and everything in it (%s)', (language) => {
    const words = wordsOf(language, game);
    for (const field of fieldsOf(game)) {
      expect(fieldName(words, field.name), field.name).not.toBe(field.name);
      const ids = [...('ids' in field ? field.ids : []), ...('keys' in field ? field.keys : [])];
      for (const id of ids) expect(thingName(words, id), `${field.name}: ${id}`).not.toBe(id);
    }
  });
});
