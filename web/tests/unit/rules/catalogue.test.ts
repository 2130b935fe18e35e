import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choicesOf, entriesOf, filtersIn, fitting, queryOf, toggled, type Filters } from '../../../src/lib/rules/catalogue';
import type { Piece } from '../../../src/lib/wire';
import { bundleOf, Words } from '../../../src/lib/words/words';

const NONE: Filters = { class: [], cost: [], does: [], text: '' };
const TEXTS = ['engine', 'web', 'caylus'].map((name) => readFileSync(`../src/keepwright/locales/en/${name}.ftl`, 'utf8'));
const words = new Words('en', 'caylus', bundleOf('en', TEXTS));
const EMPTY = { gain: {}, income: 0, recruits: {}, at_end: {}, takes_worker: true, setup_effects: [], owner_effects: [], skills: [], glyph: 'house', confidence: 'high' as const, unconfirmed: [] };
const EFFECT = { pay: {}, gains: [], group: null, less: {}, steps: null, reserve: false, when: null };

const piece = (id: string, kind: string, group: string, more: Partial<Piece> = {}): Piece => ({
  ...EMPTY,
  id,
  kind,
  sort: 'building',
  group,
  cost: {},
  effects: [],
  rule: '§ phase 5',
  copies: 1,
  confidence: 'high',
  unconfirmed: [],
  ...more,
});
const PIECES = [
  piece('wood_market', 'wood_market', 'wood', { cost: { wood: 1 }, effects: [{ ...EFFECT, does: 'trade', pay: { food: 1 }, gains: [{ denier: 6 }] }] }),
  piece('mason', 'mason', 'wood', { cost: { wood: 1, food: 1 }, effects: [{ ...EFFECT, does: 'construct', group: 'stone' }] }),
  piece('hotel', 'hotel', 'prestige', { cost: { stone: 3, wood: 2 }, income: 2, takes_worker: false }),
  piece('gate', 'gate', 'special', { effects: [{ ...EFFECT, does: 'special' }] }),
];
const entries = entriesOf(words, PIECES);
const idsOf = (filters: Partial<Filters>): string[] =>
  fitting(words, entries, { ...NONE, ...filters }).map((entry) => entry.piece.id);

describe('the catalogue of pieces', () => {
  it('is filtered by class, by what the cost holds, by effect and by words', () => {
    expect(idsOf({})).toEqual(['wood_market', 'mason', 'hotel', 'gate']);
    expect(idsOf({ class: ['wood', 'special'] })).toEqual(['wood_market', 'mason', 'gate']);
    expect(idsOf({ cost: ['wood', 'food'] })).toEqual(['mason']);
    expect(idsOf({ does: ['trade', 'income'] })).toEqual(['wood_market', 'hotel']);
    expect(idsOf({ text: 'denier' })).toEqual(['wood_market']);
    expect(idsOf({ text: 'HOTEL', class: ['wood'] })).toEqual([]);
  });

  it('offers what there is to filter for', () => {
    expect(choicesOf(entries)).toEqual({
      class: ['wood', 'prestige', 'special'],
      cost: ['wood', 'food', 'stone'],
      does: ['trade', 'construct', 'income', 'special'],
    });
  });

  it('counts copies together, without their numbers, if all of them is alike', () => {
    const copies = [piece('wood_market_1', 'x', 'wood'), piece('wood_market_2', 'x', 'wood'), piece('mason', 'y', 'wood', { copies: 4 })];
    const named = new Words('en', 'caylus', bundleOf('en', ['building-wood_market_1 = Market (start 1)\nbuilding-wood_market_2 = Market (start 2)\nbuilding-mason = Mason\n    .effect = Builds.']));
    expect(entriesOf(named, copies).map(({ name, copies: count, told }) => [name, count, told])).toEqual([
      ['Market (start)', 2, []],
      ['Mason', 4, ['Builds.']],
    ]);
  });

  it('has its filters in the address', () => {
    const filters = { class: ['wood', 'stone'], cost: ['any_not_gold'], does: [], text: 'two words' };
    expect(queryOf(filters)).toBe('?class=wood,stone&cost=any_not_gold&text=two%20words');
    expect(filtersIn(new URLSearchParams(queryOf(filters)))).toEqual(filters);
    expect(queryOf(NONE)).toBe('');
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
