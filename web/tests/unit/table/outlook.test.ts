// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking, option } from './asked';

import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Ear } from '../../../src/lib/table/source';
import type { Game, Outlook, Position } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const ME = 'blue';
const OUTLOOK: Outlook = { plans: [{ ...option('build bank'), verb: 'build', argument: 'bank' }], income: { [ME]: { deniers: 3 } } };

/** A table that hears of positions as a test tells them. */
class Heard extends Hosted {
  ear: Ear | null = null;
  asked: string[] = [];
  seq = 0;
  override open(ear: Ear): void {
    this.ear = ear;
  }
  override close(): void {
    this.ear = null;
  }
  override foresight = async (seat: string) => {
    this.asked.push(seat);
    return { seq: this.seq, seat, choices: {}, outlook: OUTLOOK };
  };
  async tell(change: Partial<Position>, seat: object = {}): Promise<void> {
    this.seq += 1;
    const { table } = asking('place_or_pass', []);
    const seats = [{ colour: ME, mine: true, bot: null, ...seat }];
    const position = { ...asking('place_or_pass', []), seq: this.seq, seat: ME, decision: null, over: false, ...change };
    this.ear?.heard({ type: 'position', ...position, table: { ...table, game: 'caylus', seats } } as unknown as Parameters<Ear['heard']>[0]);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let source: Heard;
let table: Table;

beforeAll(async () => {
  await speech.load('caylus');
});
beforeEach(() => {
  vi.useFakeTimers();
  source = new Heard('t');
  table = new Table(source);
  table.game = { id: 'caylus' } as Game;
  table.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('who waits', () => {
  it('asks for the outlook once the table is still', async () => {
    await source.tell({});
    await source.tell({});
    expect(source.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(source.asked).toEqual([ME]);
    expect(table.planNow('bank')?.legal).toBe(true);
    expect(table.incomeOf(ME)).toEqual({ deniers: 3 });
    await source.tell({});
    expect(table.incomeOf(ME)).toEqual({ deniers: 3 }); // the last that is known stays till there is a new one
  });

  it('asks nothing where a bot plays his seat, where he only watches, or when the game is over', async () => {
    await source.tell({}, { bot: 'journeyman' });
    await source.tell({ seat: null });
    await source.tell({ over: true });
    await vi.advanceTimersByTimeAsync(400);
    expect(source.asked).toEqual([]);
  });

  it('asks nothing after he has gone', async () => {
    await source.tell({});
    table.close();
    await vi.advanceTimersByTimeAsync(400);
    expect(source.asked).toEqual([]);
  });
});

describe('an outlook', () => {
  it('is of one seat, and of a game that goes on', async () => {
    await source.tell({});
    await vi.advanceTimersByTimeAsync(400);
    expect(table.planNow('bank')).toBeDefined();
    await source.tell({ seat: 'red' });
    expect(table.planNow('bank')).toBeUndefined();
    await source.tell({});
    await vi.advanceTimersByTimeAsync(400);
    await source.tell({ over: true });
    expect(table.incomeOf(ME)).toEqual({});
  });
});
