/** What others do against a seat: the events that tell of a loss, and whose it is. */

import type { Happened } from '../../wire';
import type { Tellings } from './changes';

/** Who loses something by an event: one seat, or each that a fact counts; who takes home what is his own loses nothing. */
export function losersIn(tellings: Tellings, { code, facts }: Happened): string[] {
  const fact = tellings[code]?.loser;
  const told = fact ? facts[fact] : null;
  const losers = typeof told === 'string' ? [told] : Object.keys(told ?? {});
  return losers.filter((loser) => loser && (fact === 'seat' || loser !== facts.seat));
}

/** The events by which this seat loses something through somebody else. */
export function lossesOf(tellings: Tellings, seat: string | null, by: string | null, events: Happened[]): Happened[] {
  if (seat === null || by === seat) return [];
  return events.filter((event) => losersIn(tellings, event).includes(seat) && event.facts.seat !== undefined);
}
