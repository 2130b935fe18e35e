import { describe, expect, it } from 'vitest';
import { byTurn, dueSeats, freeSeats, isSeated, myTurn } from '../../../src/lib/lobby/standing';
import type { Seat, TableInfo } from '../../../src/lib/wire';

function seat(said: Partial<Seat>): Seat {
  return {
    colour: 'blue',
    person: null,
    name: null,
    guest: null,
    face: null,
    bot: null,
    played_by: null,
    reserved: false,
    resigned: false,
    awaited: false,
    mine: false,
    due_since: null,
    bank: null,
    ...said,
  };
}

function table(id: string, changed_at: number, seats: Seat[]): TableInfo {
  return {
    id,
    game: 'caylus',
    options: {},
    status: 'running',
    public: true,
    pace: { kind: 'none' },
    seq: 1,
    commitment: '',
    seed: null,
    created_at: 0,
    changed_at,
    result: null,
    rematch: null,
    takeback: null,
    is_host: false,
    invite: null,
    seats,
  };
}

describe('what a table waits for', () => {
  it('is whoever has to decide, the longest waiting first', () => {
    const laid = table('a', 1, [seat({ colour: 'red', due_since: 20 }), seat({}), seat({ colour: 'green', due_since: 10 })]);
    expect(dueSeats(laid).map((one) => one.colour)).toEqual(['green', 'red']);
  });

  it('is not me where a bot plays my seat', () => {
    const mine = seat({ person: 'p', mine: true, due_since: 10 });
    expect(myTurn(table('a', 1, [mine]))).toBe(mine);
    expect(myTurn(table('a', 1, [{ ...mine, bot: 'greedy' }]))).toBeUndefined();
  });

  it('is somebody to come, if a seat is free and not kept', () => {
    const laid = table('a', 1, [seat({ person: 'p', mine: true }), seat({ bot: 'random' }), seat({}), seat({ reserved: true })]);
    expect(freeSeats(laid)).toHaveLength(1);
    expect(isSeated(laid)).toBe(true);
  });

  it('puts the tables where it is my turn first', () => {
    const waiting = table('waiting', 9, [seat({ mine: true })]);
    const late = table('late', 2, [seat({ mine: true, due_since: 5 })]);
    const later = table('later', 8, [seat({ mine: true, due_since: 7 })]);
    expect(byTurn([waiting, later, late]).map((one) => one.id)).toEqual(['late', 'later', 'waiting']);
  });
});
