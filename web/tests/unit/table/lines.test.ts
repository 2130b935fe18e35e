import { describe, expect, it } from 'vitest';
import { asidesOf, isNews, lastTurnOf, linesOf, stepsOf } from '../../../src/lib/table/log/lines';
import { beside, move } from './events';

const EVENTS = [
  beside(1, 'begun'),
  move(2, '* turn_order red blue'),
  move(3, 'red: place mason'),
  move(4, 'blue: place gate'),
  move(5, 'red: build church'),
  move(6, 'red: pay 1 wood'),
];

describe('the lines of a game', () => {
  it('are the moves, without who plays them', () => {
    expect(linesOf(EVENTS).map(({ seat, move: text }) => [seat, text])).toEqual([
      [null, '* turn_order red blue'],
      ['red', 'place mason'],
      ['blue', 'place gate'],
      ['red', 'build church'],
      ['red', 'pay 1 wood'],
    ]);
  });

  it('end where the record was cut', () => {
    const lines = linesOf([...EVENTS, beside(7, 'back', 'red', '3'), move(8, 'red: pass')]);
    expect(lines.map(({ seq }) => seq)).toEqual([2, 3, 4, 8]);
  });

  it('tell a step without a choice where it has a cause; live messages leave out what is empty', () => {
    expect(isNews({ code: 'forced', reasons: [{ code: 'place_full' }] })).toBe(true);
    expect(isNews({ code: 'forced', reasons: [] })).toBe(false);
    expect(isNews({ code: 'forced' })).toBe(false);
    expect(isNews({ code: 'worker_placed' })).toBe(true);
  });

  it('have asides between them', () => {
    expect(asidesOf([...EVENTS, beside(7, 'resigned', 'blue')]).map(({ kind }) => kind)).toEqual(['resigned']);
  });

  it('end with the steps of the turn that is made', () => {
    expect(stepsOf(linesOf(EVENTS), 'red').map(({ seq }) => seq)).toEqual([5, 6]);
    expect(stepsOf(linesOf(EVENTS), 'blue')).toEqual([]);
    expect(stepsOf(linesOf(EVENTS), null)).toEqual([]);
  });

  it('tell where my last turn was', () => {
    expect(lastTurnOf(linesOf(EVENTS), 'red')).toBe(3);
    expect(lastTurnOf(linesOf(EVENTS), 'blue')).toBe(4);
    expect(lastTurnOf(linesOf(EVENTS), 'green')).toBe(0);
  });
});
