import { describe, expect, it } from 'vitest';
import { option } from './asked';

import { chosenIn, CHOOSING, isBusy, leavingIn, turnAfter, WAITING, type Happening, type Turn } from '../../../src/lib/table/turn';
import type { Preview } from '../../../src/lib/wire';

const GATE = option('place gate');
const PASS = option('pass');
const SENT = { seat: 'blue', move: 'place gate', expected_seq: 1, key: 'mine' };
const PREVIEW = { view: { now: 1 }, events: [] } as unknown as Preview;

/** One turn of each case. */
const TURNS: Record<Turn['is'], Turn> = {
  waiting: WAITING,
  choosing: CHOOSING,
  chosen: { is: 'chosen', option: GATE, preview: PREVIEW, loose: [PASS] },
  sending: { is: 'sending', sent: SENT, then: 'place inn', chosen: null },
  offline: { is: 'offline', sent: SENT, then: 'place inn', chosen: null },
  overtaken: { is: 'overtaken', sent: SENT, then: 'place inn', chosen: null },
};

const legal = new Set(['place gate', 'pass']);

/** What can happen, and the case that each turn is in then; a turn that is not named stays as it is. */
const HAPPENINGS: [string, Happening, Partial<Record<Turn['is'], Turn['is']>>][] = [
  ['nothing is asked any more', { is: 'told', legal: null, isSame: false, isMade: false },
    { choosing: 'waiting', chosen: 'waiting', sending: 'waiting', offline: 'waiting', overtaken: 'waiting' }],
  ['something is asked', { is: 'told', legal, isSame: false, isMade: false },
    { waiting: 'choosing', chosen: 'choosing', sending: 'choosing', offline: 'choosing', overtaken: 'choosing' }],
  ['the same is asked', { is: 'told', legal, isSame: true, isMade: false }, { waiting: 'choosing' }],
  ['the same is asked, but not this any more', { is: 'told', legal: new Set(['pass']), isSame: true, isMade: false },
    { waiting: 'choosing', chosen: 'choosing' }],
  ['the move is made, and the same is asked again', { is: 'told', legal, isSame: true, isMade: true },
    { waiting: 'choosing', sending: 'choosing', offline: 'choosing', overtaken: 'choosing' }],
  ['the move is made, and others are asked', { is: 'told', legal: null, isSame: false, isMade: true },
    { choosing: 'waiting', chosen: 'waiting', sending: 'waiting', offline: 'waiting', overtaken: 'waiting' }],
  ['a move is chosen', { is: 'chose', option: PASS, loose: [] }, { waiting: 'chosen', choosing: 'chosen', offline: 'chosen' }],
  ['its preview comes', { is: 'previewed', move: 'place gate', preview: PREVIEW }, {}],
  ['it is let go', { is: 'let go' }, { chosen: 'choosing', offline: 'choosing', overtaken: 'choosing' }],
  ['a move is sent', { is: 'sent', sent: { ...SENT, key: 'other' }, then: '' },
    { waiting: 'sending', choosing: 'sending', chosen: 'sending', offline: 'sending', overtaken: 'sending' }],
  ['the server has it', { is: 'kept', key: 'mine' }, {}],
  ['it did not reach the server', { is: 'lost', key: 'mine' }, { sending: 'offline' }],
  ['others came before it', { is: 'stale', key: 'mine' }, { sending: 'overtaken' }],
  ['it is refused', { is: 'refused', key: 'mine' }, { sending: 'choosing' }],
  ['the connection is back', { is: 'back' }, { offline: 'sending' }],
];

describe('a turn', () => {
  for (const [what, happening, leads] of HAPPENINGS) {
    for (const [is, turn] of Object.entries(TURNS) as [Turn['is'], Turn][]) {
      it(`${is}: ${what} → ${leads[is] ?? is}`, () => {
        const after = turnAfter(turn, happening);
        expect(after.is).toBe(leads[is] ?? is);
        if (!(is in leads) && happening.is !== 'chose') expect(after).toEqual(turn);
      });
    }
  }

  it('forgets nothing of a move that has left', () => {
    const lost = turnAfter(TURNS.sending, { is: 'lost', key: 'mine' });
    expect(turnAfter(lost, { is: 'back' })).toEqual(TURNS.sending);
  });

  it('does not mind the answer to another move', () => {
    for (const is of ['kept', 'lost', 'stale', 'refused'] as const) {
      expect(turnAfter(TURNS.sending, { is, key: 'other' })).toBe(TURNS.sending);
    }
  });

  it('goes on to the move that a step was made for', () => {
    expect(turnAfter(TURNS.sending, { is: 'told', legal, isSame: false, isMade: true })).toEqual({ is: 'choosing', wanted: 'place inn' });
  });

  it('shows a preview only of what is chosen', () => {
    const chosen = turnAfter(CHOOSING, { is: 'chose', option: GATE, loose: [] });
    expect(chosenIn(chosen)?.preview).toBeNull();
    expect(chosenIn(turnAfter(chosen, { is: 'previewed', move: 'pass', preview: PREVIEW }))?.preview).toBeNull();
    expect(chosenIn(turnAfter(chosen, { is: 'previewed', move: 'place gate', preview: PREVIEW }))?.preview).toBe(PREVIEW);
  });

  it('keeps the picture of what was chosen until it is made', () => {
    const sent = turnAfter(TURNS.chosen, { is: 'sent', sent: SENT, then: '' });
    expect(chosenIn(sent)).toBe(TURNS.chosen);
    expect(chosenIn(turnAfter(sent, { is: 'told', legal: null, isSame: false, isMade: true }))).toBeNull();
  });

  it('is busy while a move is under way', () => {
    const busy = Object.values(TURNS).filter(isBusy).map(({ is }) => is);
    expect(busy).toEqual(['sending', 'overtaken']);
    expect(Object.values(TURNS).filter(leavingIn).map(({ is }) => is)).toEqual(['sending', 'offline', 'overtaken']);
  });
});
