import { describe, expect, it } from 'vitest';
import { beatsOf, scenesOf } from '../../../src/lib/table/stage/beats';
import type { Beat } from '../../../src/lib/table/stage/beat';
import { chipsOf, cornersOf, stripOf, type Since } from '../../../src/lib/table/stage/strip';
import type { Facts, Happened } from '../../../src/lib/wire';
import { GAMES, REAL } from './scenes';

const { catalogue } = REAL.caylus;
const told = (code: string, facts: Facts): Happened => ({ code, facts, reasons: [] }) as unknown as Happened;
const placed = (seat: string, place: string): Happened => told('worker_placed', { seat, place, cost: 2 });

const PLAYER = { deniers: 5, workers: 3, food: 1, prestige: 0 };
const board = (workers: Record<string, string>): Facts => ({ seats: ['blue', 'red', 'green'], workers, provost: 9, players: { blue: PLAYER, red: PLAYER, green: PLAYER } });
const THEN = board({ bank: 'blue' });

function beatsFrom(...events: Happened[]): Beat[] {
  return beatsOf(scenesOf(events.map((event) => ({ event, before: THEN, after: THEN })), { game: 'caylus', me: 'blue', catalogue }));
}

function since(now: Facts, part: Partial<Since> = {}): Since {
  return { tellings: catalogue.events, me: 'blue', then: THEN, now, ...part };
}

const HAPPENED = [
  placed('red', 'gold_mine'),
  placed('green', 'neutral_farm'),
  told('owner_rewarded', { seat: 'blue', place: 'neutral_farm', prestige: 1 }),
  told('passed', { seat: 'red', number: 1, deniers: 1 }),
  told('workers_sent_home', { seat: 'blue', places: ['bank'] }),
  told('built', { seat: 'green', place: 'mason', space: 10, prestige: 2 }),
];
const NOW = board({ gold_mine: 'red', neutral_farm: 'green' });

describe('the strip', () => {
  it('says what weighs most, with the numbers of the corners, and counts the rest', () => {
    const beats = beatsFrom(...HAPPENED);
    const { said, more } = stripOf(beats, since(NOW));
    expect(said.map(({ event, number, isAgainst }) => [event.code, event.facts.place ?? null, number, isAgainst])).toEqual([
      ['workers_sent_home', null, null, true],
      ['worker_placed', 'gold_mine', 1, false],
      ['worker_placed', 'neutral_farm', 2, false],
    ]);
    expect(said[0]?.anchors).toEqual(['place.bank.worker']);
    expect(more).toBe(3);
  });

  it('tells placements only where I could have gone, if that is known', () => {
    const open = new Set(['place.neutral_farm']);
    const { said } = stripOf(beatsFrom(...HAPPENED), since(NOW, { open }));
    expect(said.map(({ event }) => [event.code, event.facts.seat])).toEqual([
      ['workers_sent_home', 'blue'],
      ['worker_placed', 'green'],
      ['owner_rewarded', 'blue'],
    ]);
  });

  it('goes on with who passed and what was built', () => {
    const { said, more } = stripOf(beatsFrom(HAPPENED[5] as Happened, HAPPENED[3] as Happened), since(NOW));
    expect(said.map(({ event }) => event.code)).toEqual(['passed', 'built']);
    expect(more).toBe(0);
  });

  it('does not tell who came and went, nor what heads a chapter', () => {
    const { said, more } = stripOf(beatsFrom(told('round_began', { round: 2 }), placed('red', 'gold_mine')), since(board({})));
    expect(said).toEqual([]);
    expect(more).toBe(1);
  });
});

describe('corners', () => {
  it('are numbered as things came; one place has one, with its latest number', () => {
    const events = [placed('red', 'gold_mine'), placed('green', 'neutral_farm'), placed('red', 'gold_mine')];
    expect(cornersOf(beatsFrom(...events), since(NOW)).map(({ anchor, number }) => [anchor, number])).toEqual([
      ['place.neutral_farm', 1],
      ['place.gold_mine', 2],
    ]);
  });

  it('show only what is different from my last board; what went away has no number', () => {
    const corners = cornersOf(beatsFrom(...HAPPENED), since(board({ gold_mine: 'red' })));
    expect(corners.map(({ anchor, kind, number }) => [anchor, kind, number])).toEqual([
      ['place.gold_mine', 'fresh', 1],
      ['place.bank.worker', 'was', null],
      ['place.mason', 'fresh', 2],
    ]);
  });

  it('behind the ninth have a number only if they concern me', () => {
    const built = (seat: string, n: number): Happened => told('built', { seat, place: `tile_${n}`, space: n + 1, prestige: 1 });
    const events = [...Array.from({ length: 10 }, (_, n) => built('red', n)), built('blue', 10)];
    expect(cornersOf(beatsFrom(...events), since(NOW)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, 11]);
  });
});

describe('chips', () => {
  const FIELDS = ['food', 'gold', 'deniers', 'workers', 'prestige'];
  const income = told('income_received', { seat: 'red', deniers: 2, parts: {} });
  const bonus = told('owner_rewarded', { seat: 'blue', place: 'neutral_farm', prestige: 1 });
  const with_ = (red: Facts, blue: Facts = {}): Facts => ({ ...NOW, players: { blue: { ...PLAYER, ...blue }, red: { ...PLAYER, ...red }, green: PLAYER } });

  it('tell what a seat has more or less of than on my last board, and by which events', () => {
    const chips = chipsOf([placed('red', 'gold_mine'), income, bonus], FIELDS, since(with_({ deniers: 4, workers: 2 }, { prestige: 1 })));
    expect(chips.map(({ seat, field, sum, parts }) => [seat, field, sum, parts.length])).toEqual([
      ['blue', 'prestige', 1, 1],
      ['red', 'deniers', -1, 2],
    ]);
  });

  it('sum up what events tell of points that lie face down', () => {
    const now = with_({}, { prestige: null });
    expect(chipsOf([bonus, bonus], FIELDS, since(now)).map(({ field, sum }) => [field, sum])).toEqual([['prestige', 2]]);
  });

  it('that come to nothing are left out', () => {
    expect(chipsOf([placed('red', 'gold_mine'), income], FIELDS, since(with_({})))).toEqual([]);
  });
});

describe.each(GAMES)('what happened in %s', (game) => {
  it('is said in three sentences at most, each of something that happened', () => {
    for (const { beats, then, now, scenes } of REAL[game].stretches) {
      const events = scenes.map(({ event }) => event);
      const looks = { tellings: REAL[game].catalogue.events, me: (then.seats as string[])[0] as string, then, now };
      const { said, more } = stripOf(beats, looks);
      expect(said.length).toBeLessThanOrEqual(3);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(said.every(({ event }) => events.includes(event))).toBe(true);
      const fresh = cornersOf(beats, looks).filter(({ kind }) => kind === 'fresh');
      expect(new Set(fresh.map(({ anchor }) => anchor)).size).toBe(fresh.length);
      expect(chipsOf(events, ['food', 'wood', 'stone', 'silver', 'deniers', 'supply', 'prestige'], looks).every(({ sum }) => Number.isInteger(sum) && sum !== 0)).toBe(true);
    }
  });
});
