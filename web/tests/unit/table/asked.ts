/** Positions of a table in which something is asked, for tests of the prompt. */

import type { Decision, Option, Position, Seat } from '../../../src/lib/wire';

const WHATS: Record<string, string> = { place: 'place', pay: 'goods', take: 'goods', trade: 'goods', provost: 'steps' };

export function option(move: string, legal = true): Option {
  const [verb = '', ...rest] = move.split(' ');
  const argument = rest.join(' ');
  const obstacles = legal ? [] : [{ code: 'too_few_deniers', rule: '§ phase 2', facts: { cost: 2, held: 0 } }];
  return { move, verb, what: argument ? (WHATS[verb] ?? '') : '', argument, legal, obstacles };
}

function seat(colour: string, mine: boolean): Seat {
  return {
    colour,
    person: mine ? 'me' : null,
    name: mine ? 'Anna' : null,
    guest: null,
    face: mine ? 'guest' : 'ivo',
    bot: mine ? null : 'ivo',
    played_by: mine ? null : { id: 'ivo', name: 'Ivo', level: 'steady', face: 'ivo', is_junior: false },
    reserved: false,
    resigned: false,
    awaited: false,
    mine,
    due_since: null,
    bank: null,
  };
}

const PLAYER = { deniers: 5, food: 2, wood: 2, stone: 1, cloth: 0, gold: 1, workers: 4, prestige: 3 };

/** Blue, who is asked, and red, a bot, at a table of Caylus. */
export function asking(name: string, options: Option[], more: Partial<Position> = {}): Position {
  const decision: Decision = { name, seat: 'blue', facts: { seat: 'blue', price: '2 any' }, proposed: null, options };
  return {
    table: {
      id: 't',
      game: 'caylus',
      options: {},
      status: 'running',
      public: false,
      pace: { kind: 'none' },
      seq: 1,
      commitment: '',
      seed: null,
      created_at: 0,
      changed_at: 0,
      result: null,
      rematch: null,
      takeback: null,
      is_host: true,
      invite: null,
      seats: [seat('blue', true), seat('red', false)],
    },
    seq: 1,
    seat: 'blue',
    at: null,
    view: { seats: ['blue', 'red'], turn_order: ['blue', 'red'], passed: [], players: { blue: PLAYER, red: PLAYER } },
    over: false,
    due: [{ seat: 'blue', decision: name, since: null }],
    decision,
    can_undo: false,
    can_redo: false,
    ends_when_given_up: false,
    score: null,
    events: [],
    ...more,
  };
}
