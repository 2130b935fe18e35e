import { expect, test } from 'vitest';
import { isAgainst } from '../../../src/lib/table/log/changes';
import { losersIn, lossesOf } from '../../../src/lib/table/log/against';
import type { Tellings } from '../../../src/lib/table/log/changes';
import type { Telling } from '../../../src/lib/wire';

const telling = (loser: string): Telling => ({ rule: '§', gains: {}, losses: {}, source: '', is_recount: false, is_detail: false, is_setback: false, loser, piece: '', marks: null });
const tellings: Tellings = { workers_captured: telling('colour'), captured_sold: telling('owners'), workers_sent_home: telling('seat'), built: telling('') };
const sold = { code: 'captured_sold', facts: { seat: 'green', count: 3, owners: { red: 2, blue: 1 }, silver: 3 }, reasons: [] };

test('one loses, or several do, or nobody', () => {
  expect(losersIn(tellings, { code: 'workers_captured', facts: { seat: 'green', colour: 'red' }, reasons: [] })).toEqual(['red']);
  expect(losersIn(tellings, { code: 'workers_captured', facts: { seat: 'red', colour: 'red' }, reasons: [] })).toEqual([]);
  expect(losersIn(tellings, { code: 'workers_sent_home', facts: { seat: 'red' }, reasons: [] })).toEqual(['red']);
  expect(losersIn(tellings, sold)).toEqual(['red', 'blue']);
  expect(losersIn(tellings, { code: 'built', facts: { seat: 'red' }, reasons: [] })).toEqual([]);
});

test('who is sent to prison by somebody else is told so', () => {
  expect(lossesOf(tellings, 'blue', 'green', [sold])).toEqual([sold]);
  expect(lossesOf(tellings, 'yellow', 'green', [sold])).toEqual([]);
  expect(isAgainst(tellings, sold, 'red')).toBe(true);
});
