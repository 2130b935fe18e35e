/** What an event gave or took, as its game describes it; and whether it went against somebody. */

import type { Facts, Happened, Telling } from '../../wire';
import { isAmounts } from '../../words/words';
import { losersIn } from './against';
import { playerOf } from '../players';

export type Changes = Record<string, number>;
/** What each event of a game tells, by its code. */
export type Tellings = Record<string, Telling>;

/** The points that are gained during a game. */
const POINTS = 'prestige';

/** What a fact counts: goods by their kinds, one of them behind a dot, or a number of this kind; no fact is one. */
function counted(facts: Facts, fact: string, kind: string): Changes {
  const [name = '', only] = fact.split('.');
  const told = name ? facts[name] : 1;
  if (isAmounts(told)) return only ? { [kind]: told[only] ?? 0 } : told;
  return typeof told === 'number' ? { [kind]: told } : {};
}

/** What the seat of an event has more or less of, drawn as these kinds. */
export function changesOf(tellings: Tellings, { code, facts }: Happened): Changes {
  const changes: Changes = {};
  const telling = tellings[code];
  if (!telling || typeof facts.seat !== 'string') return changes;
  const add = (sign: number, named: Record<string, string>): void => {
    for (const [fact, kind] of Object.entries(named)) {
      for (const [name, count] of Object.entries(counted(facts, fact, kind))) {
        if (count) changes[name] = (changes[name] ?? 0) + sign * count;
      }
    }
  };
  add(1, telling.gains);
  add(-1, telling.losses);
  return changes;
}

/** Whether this went against a seat: its own loss, or what another did to it. */
export function isAgainst(tellings: Tellings, event: Happened, seat: string | null): boolean {
  if (seat === null) return false;
  return losersIn(tellings, event).includes(seat) || (event.facts.seat === seat && Boolean(tellings[event.code]?.is_setback));
}

export interface Points {
  seat: string;
  source: string; // `score-source_…` names it
  points: number;
}

/** The points an event brought during the game, if it brought any. */
export function pointsOf(tellings: Tellings, event: Happened): Points | null {
  const telling = tellings[event.code];
  const { seat } = event.facts;
  if (!telling || telling.is_recount || typeof seat !== 'string') return null;
  const points = changesOf(tellings, event)[POINTS];
  return points ? { seat, source: telling.source || event.code, points } : null;
}

/** What events tell of points that are not seen otherwise: those of seats whose number lies face down. */
export function unseenPoints(tellings: Tellings, events: Happened[], view: Facts): Record<string, Changes> {
  const found: Record<string, Changes> = {};
  for (const { seat, points } of events.map((event) => pointsOf(tellings, event)).filter((one) => one !== null)) {
    if (playerOf(view, seat).prestige === null) found[seat] = { prestige: (found[seat]?.prestige ?? 0) + points };
  }
  return found;
}
