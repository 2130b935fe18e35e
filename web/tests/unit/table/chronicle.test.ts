import { describe, expect, it } from 'vitest';
import { chronicleOf, linesUntil, momentAt, momentOf, partOf, stretchesOf } from '../../../src/lib/table/log/chronicle';
import { asidesOf, linesOf } from '../../../src/lib/table/log/lines';
import { beside, move, told } from './events';
import { ARCHITECTS, CAYLUS } from './tellings';

const EVENTS = [
  move(2, '* turn_order red blue', told('turn_order_set', { order: ['red', 'blue'] }), told('round_began', { round: 1 }), told('phase_began', { phase: 1 }), told('phase_began', { phase: 2 })),
  move(3, 'red: place mason', told('worker_placed', { seat: 'red', place: 'mason', cost: 1 }), told('owner_rewarded', { seat: 'blue', place: 'mason', prestige: 1 })),
  beside(4, 'handed_over', 'blue'),
  move(5, 'blue: pass', told('passed', { seat: 'blue', number: 1, deniers: 1 }), told('phase_began', { phase: 5 }), told('activated', { seat: 'red', place: 'mason' })),
  move(6, 'red: pay 1 wood', told('cubes_paid', { seat: 'red', goods: { wood: 1 } }), told('built', { seat: 'red', place: 'church', space: 9, prestige: 4 }), told('round_began', { round: 2 })),
  move(7, 'red: place gate', told('worker_placed', { seat: 'red', place: 'gate', cost: 1 })),
];
const lines = linesOf(EVENTS);
const chapters = chronicleOf(CAYLUS, lines, asidesOf(EVENTS));

describe('the log', () => {
  it('has a chapter for each phase in which something happened', () => {
    expect(chapters.map(({ round, phase }) => [round, phase])).toEqual([
      [null, null],
      [1, 2],
      [1, 5],
      [2, null],
    ]);
  });

  it('numbers the lines, each once', () => {
    expect(chapters.flatMap(({ entries }) => entries.map(({ number }) => number))).toEqual([1, 2, null, null, 3, 4, 5]);
  });

  it('tells what happened beside the game in its place', () => {
    expect(chapters[1]?.entries.map((entry) => entry.aside?.kind ?? entry.happened?.code)).toEqual([
      'worker_placed',
      'owner_rewarded',
      'handed_over',
      'passed',
    ]);
  });

  it('begins a group where another player acts', () => {
    expect(chapters[1]?.entries.map(({ opens }) => opens)).toEqual([true, true, false, false]);
  });

  it('can be told in part, under the headings of what is told', () => {
    const part = partOf(chapters, 2, 6);
    expect(part.map(({ key }) => key)).toEqual([chapters[1]?.key, chapters[2]?.key]);
    expect(part.flatMap(({ entries }) => entries)).toEqual(chapters.flatMap(({ entries }) => entries).slice(2, 6));
    expect(partOf(chapters, 0, 99)).toEqual(chapters);
  });

  it('leaves out what another entry tells, and adds what it cost to that one', () => {
    expect(chapters[2]?.entries.map(({ happened, changes }) => [happened?.code, changes])).toEqual([
      ['built', { wood: -1, prestige: 4 }],
    ]);
  });

  it('tells what was paid where nothing else is told of it', () => {
    const paid = linesOf([move(1, 'red: pay 1 wood', told('cubes_paid', { seat: 'red', goods: { wood: 1 } }))]);
    expect(chronicleOf(CAYLUS, paid, [])[0]?.entries.map(({ happened }) => happened?.code)).toEqual(['cubes_paid']);
  });

  it('has keys that are all different', () => {
    const keys = chapters.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the course of a game', () => {
  it('has a round and a phase at each moment', () => {
    expect(momentAt(CAYLUS, lines, 1)).toEqual({ round: null, phase: null });
    expect(momentAt(CAYLUS, lines, 3)).toEqual({ round: 1, phase: 2 });
    expect(momentAt(CAYLUS, lines, null)).toEqual({ round: 2, phase: null });
  });

  it('is made of stretches that follow each other', () => {
    expect(stretchesOf(CAYLUS, lines)).toEqual([
      { round: null, from: 0, to: 1, phases: [] },
      { round: 1, from: 1, to: 4, phases: [3] },
      { round: 2, from: 4, to: 5, phases: [] },
    ]);
  });

  it('counts the lines until an event', () => {
    expect(linesUntil(lines, 0)).toBe(0);
    expect(linesUntil(lines, 4)).toBe(2);
    expect(linesUntil(lines, 99)).toBe(5);
  });
});

describe('a game without rounds', () => {
  const turn = (seq: number, seat: string): ReturnType<typeof move> =>
    move(seq, `${seat}: place quarry`, told('worker_placed', { seat, place: 'quarry' }), told('turn_began', { seat: seat === 'red' ? 'blue' : 'red' }));
  const played = linesOf([move(1, '* red', told('turn_order_set', { order: ['red', 'blue'] }), told('turn_began', { seat: 'red' })), turn(2, 'red'), turn(3, 'blue'), turn(4, 'red')]);

  it('has a chapter each time its first player begins anew', () => {
    const chapters = chronicleOf(ARCHITECTS, played, []);
    expect(chapters.map((chapter) => [chapter.turn ?? null, chapter.entries.length])).toEqual([
      [null, 1],
      [1, 2],
      [3, 1],
    ]);
  });

  it('is cut into stretches there', () => {
    expect(stretchesOf(ARCHITECTS, played).map(({ turn: first, from, to }) => [first ?? null, from, to])).toEqual([
      [null, 0, 1],
      [1, 1, 3],
      [3, 3, 4],
    ]);
    expect(momentAt(ARCHITECTS, played, 3)).toEqual({ round: null, phase: null, turn: 3 });
  });

  it('tells of virtue, debts and silver what changed', () => {
    const [chapter] = chronicleOf(
      ARCHITECTS,
      linesOf([
        move(
          1,
          'red: place tax_stand',
          told('taxes_stolen', { seat: 'red', silver: 6 }),
          told('virtue_lost', { seat: 'red', virtue: 2, level: 0 }),
          told('debt_taken', { seat: 'red', count: 1 }),
          told('tax_stand_emptied', { seat: 'red', silver: 3 }),
        ),
      ]),
      [],
    );
    expect(chapter?.entries.map(({ changes }) => changes)).toEqual([{ silver: 6 }, { virtue: -2 }, { unpaid_debts: 1 }, {}]);
  });

  it('asks the view where no event tells round and phase', () => {
    const phases = [{ id: 'income' }, { id: 'actions' }];
    expect(momentOf(CAYLUS, [], null, { round: 3, phase: 'actions' }, phases)).toEqual({ round: 3, phase: 'actions' });
    expect(momentOf(CAYLUS, [], null, { round: 0, phase: 'set_up' }, phases)).toEqual({ round: null, phase: null });
    expect(momentOf(CAYLUS, lines, 3, { round: 9, phase: 'income' }, phases)).toEqual({ round: 1, phase: 2 });
  });
});
