/** What an event gave or took, by the facts it tells; and whether it went against somebody. */

import type { Facts, Happened } from '../wire';
import { isAmounts } from '../words/words';
import { loserIn } from './against';
import { playerOf } from './players';

export type Changes = Record<string, number>;

/** Events whose goods were given away. */
const SPENT = new Set(['offer_taken', 'cubes_paid', 'batch_handed_in', 'bundle_delivered']);
/** Events whose points were lost. */
const LOST = new Set(['no_batch', 'no_house_in_section']);
/** Events that are a loss to the seat they name, though nobody else brought it about. */
const SETBACKS = new Set([...LOST, 'favour_lost', 'castle_full', 'debt_taken']);
/** What a cost is paid in. */
const MONEY: Record<string, string> = { caylus: 'denier', magna_carta: 'denier', caylus_1303: 'worker', architects: 'silver' };
/** Facts that count what was received, and what they count. */
const RECEIVED: Record<string, string> = { deniers: 'denier', favours: 'favour', silver: 'silver' };
/** Events that change something by one of their facts, or by one. */
const BY: Record<string, { kind: string; fact: string; sign: number }> = {
  virtue_gained: { kind: 'virtue', fact: 'virtue', sign: 1 },
  virtue_lost: { kind: 'virtue', fact: 'virtue', sign: -1 },
  debt_taken: { kind: 'unpaid_debts', fact: 'count', sign: 1 },
  debt_paid_off: { kind: 'unpaid_debts', fact: '', sign: -1 },
  debt_destroyed: { kind: 'unpaid_debts', fact: '', sign: -1 },
};
/** Events that tell of silver which is nobody's. */
const NOBODYS = new Set(['tax_stand_emptied']);
/** Events that count points once more which others told already. */
const COUNTED_AGAIN = new Set(['final_bonus', 'points_counted']);
const FAVOURS = new Set(['favour_prestige_gained', 'favour_simplified']);

/** What the seat of an event has more or less of, drawn as these kinds. */
export function changesOf(game: string, { code, facts }: Happened): Changes {
  const changes: Changes = {};
  if (typeof facts.seat !== 'string') return changes;
  const add = (kind: string, count: unknown): void => {
    if (typeof count === 'number' && count) changes[kind] = (changes[kind] ?? 0) + count;
  };
  if (isAmounts(facts.goods)) {
    for (const [kind, count] of Object.entries(facts.goods)) add(kind, SPENT.has(code) ? -count : count);
  }
  if (!NOBODYS.has(code)) for (const [fact, kind] of Object.entries(RECEIVED)) add(kind, facts[fact]);
  const by = BY[code];
  if (by) add(by.kind, by.sign * Number(by.fact ? facts[by.fact] : 1));
  const money = MONEY[game];
  if (money && typeof facts.cost === 'number') add(money, -facts.cost);
  if (typeof facts.prestige === 'number') add('prestige', LOST.has(code) ? -facts.prestige : facts.prestige);
  return changes;
}

/** Whether this went against a seat: its own loss, or what another did to it. */
export function isAgainst(event: Happened, seat: string | null): boolean {
  if (seat === null) return false;
  return loserIn(event) === seat || (event.facts.seat === seat && SETBACKS.has(event.code));
}

export interface Points {
  seat: string;
  source: string; // `score-source_…` names it
  points: number;
}

/** The points an event brought during the game, if it brought any. */
export function pointsOf({ code, facts }: Happened): Points | null {
  const seat = facts.seat;
  if (typeof seat !== 'string' || COUNTED_AGAIN.has(code)) return null;
  if (isAmounts(facts.goods) && code === 'offer_gained' && facts.goods.prestige) {
    return { seat, source: 'trade', points: facts.goods.prestige };
  }
  const { prestige } = facts;
  if (typeof prestige !== 'number' || !prestige) return null;
  return { seat, source: FAVOURS.has(code) ? 'favour' : code, points: LOST.has(code) ? -prestige : prestige };
}

/** What events tell of points that are not seen otherwise: those of seats whose number lies face down. */
export function unseenPoints(events: Happened[], view: Facts): Record<string, Changes> {
  const found: Record<string, Changes> = {};
  for (const { seat, points } of events.map(pointsOf).filter((one) => one !== null)) {
    if (playerOf(view, seat).prestige === null) found[seat] = { prestige: (found[seat]?.prestige ?? 0) + points };
  }
  return found;
}
