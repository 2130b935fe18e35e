// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bundleOf, Words } from '../../../src/lib/words/words';

const TEXTS = `
list-and = { $most } and { $last }
you = you
colour-red = Red
colour-blue = Blue
colour-green = Green
event-passed = { $seat } passes.
    .you = You pass.
event-stopped = { $seat } stops.
event-turn_order_set = The order: { $order }.
event-won = The winners are { $winners }.
obstacle-no_worker_left = You have no worker left.
obstacle-no_worker_left-seat = { $seat } has no worker left.
`;
const plain = new Words('en', 'caylus', bundleOf('en', [TEXTS]));
const words = plain.among({ me: 'red', names: { red: 'Anna', blue: 'Kuno' } });

describe('words at a table', () => {
  it('call people by their names, and by their colours where nobody has one', () => {
    expect(words.event({ code: 'passed', facts: { seat: 'blue' } })).toBe('Kuno passes.');
    expect(words.event({ code: 'passed', facts: { seat: 'green' } })).toBe('Green passes.');
    expect(plain.event({ code: 'passed', facts: { seat: 'red' } })).toBe('Red passes.');
  });

  it('speak to me of what I did', () => {
    expect(words.event({ code: 'passed', facts: { seat: 'red' } })).toBe('You pass.');
    expect(words.event({ code: 'stopped', facts: { seat: 'red' } })).toBe('Anna stops.');
  });

  it('tell me reasons as to me, and others’ as of them', () => {
    const reasons = [{ code: 'no_worker_left', rule: '', facts: {} }];
    expect(words.event({ code: 'passed', facts: { seat: 'red' }, reasons })).toBe('You pass. You have no worker left.');
    expect(words.event({ code: 'passed', facts: { seat: 'blue' }, reasons })).toBe('Kuno passes. Kuno has no worker left.');
  });

  it('call me "you" in a row of names', () => {
    expect(words.event({ code: 'turn_order_set', facts: { order: ['blue', 'red'] } })).toBe('The order: Kuno, you.');
    expect(words.event({ code: 'won', facts: { winners: ['red', 'blue'] } })).toBe('The winners are you and Kuno.');
  });
});
