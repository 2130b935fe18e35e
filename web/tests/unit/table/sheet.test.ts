import { describe, expect, it } from 'vitest';
import { changesOf, isAgainst } from '../../../src/lib/table/log/changes';
import { rivalsIn, sheetOf } from '../../../src/lib/table/panels/sheet';
import type { Score } from '../../../src/lib/wire';
import { told } from './events';
import { ARCHITECTS, CAYLUS } from './tellings';

describe('changes', () => {
  it('are what was paid, given away and received', () => {
    expect(changesOf(CAYLUS, told('worker_placed', { seat: 'red', place: 'mason', cost: 2 }))).toEqual({ denier: -2 });
    expect(changesOf(CAYLUS, told('batch_handed_in', { seat: 'red', goods: { food: 1 }, prestige: 5 }))).toEqual({
      food: -1,
      prestige: 5,
    });
    expect(changesOf(CAYLUS, told('no_batch', { seat: 'red', prestige: 2 }))).toEqual({ prestige: -2 });
    expect(changesOf(ARCHITECTS, told('silver_paid', { seat: 'red', cost: 3 }))).toEqual({ silver: -3 });
    expect(changesOf(ARCHITECTS, told('debt_paid_off', { seat: 'red' }))).toEqual({ unpaid_debts: -1 });
    expect(changesOf(CAYLUS, told('offer_taken', { seat: 'red', goods: { denier: 1, cloth: 1 } }))).toEqual({ denier: -1 });
    expect(changesOf(CAYLUS, told('game_ended', { winners: ['red'], prestige: 50 }))).toEqual({});
  });

  it('can go against me', () => {
    const sent = told('workers_sent_home', { seat: 'red', places: ['gate'] });
    expect([isAgainst(CAYLUS, sent, 'red'), isAgainst(CAYLUS, sent, 'blue'), isAgainst(CAYLUS, sent, null)]).toEqual([true, false, false]);
    expect(isAgainst(ARCHITECTS, told('workers_captured', { seat: 'blue', colour: 'red', count: 2 }), 'red')).toBe(true);
    expect(isAgainst(ARCHITECTS, told('workers_captured', { seat: 'red', colour: 'red', count: 2 }), 'red')).toBe(false);
  });
});

describe('the score sheet', () => {
  const score = (parts: Record<string, number>): Score => ({
    tallies: { red: { total: 0, parts }, blue: { total: 0, parts: { gold: 3 } } },
    winners: [],
    over: false,
  });
  const events = [
    told('built', { seat: 'red', prestige: 4 }),
    told('no_batch', { seat: 'red', prestige: 2 }),
    told('favour_prestige_gained', { seat: 'red', prestige: 1 }),
    told('final_bonus', { seat: 'blue', prestige: 3, parts: { gold: 3 } }),
  ];

  it('has a row for each source where the events tell all of them', () => {
    expect(sheetOf(CAYLUS, score({ prestige: 3 }), events)).toEqual([
      { id: 'score-source_built', points: { red: 4 } },
      { id: 'score-source_no_batch', points: { red: -2 } },
      { id: 'score-source_favour', points: { red: 1 } },
      { id: 'part-gold', points: { blue: 3 } },
    ]);
  });

  it('names who sits at no seat', () => {
    expect(rivalsIn(score({ gold: 1 }), ['red', 'blue'])).toEqual([]);
    expect(rivalsIn(score({ gold: 1 }), ['red'])).toEqual(['blue']);
  });

  it('has a row for each part where they do not', () => {
    expect(sheetOf(CAYLUS, score({ prestige: 9 }), events).map(({ id }) => id)).toEqual(['part-prestige', 'part-gold']);
  });
});
