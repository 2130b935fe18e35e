/** What others do against a seat: the events that tell of a loss, and whose it is. */

import type { Happened } from '../../wire';
import type { Tellings } from './changes';

/** Who loses something by an event, if anybody does; who takes home what is his own loses nothing. */
export function loserIn(tellings: Tellings, { code, facts }: Happened): string | null {
  const fact = tellings[code]?.loser;
  const loser = fact ? facts[fact] : null;
  if (fact !== 'seat' && loser === facts.seat) return null;
  return typeof loser === 'string' && loser ? loser : null;
}

/** The events by which this seat loses something through somebody else. */
export function lossesOf(tellings: Tellings, seat: string | null, by: string | null, events: Happened[]): Happened[] {
  if (seat === null || by === seat) return [];
  return events.filter((event) => loserIn(tellings, event) === seat && event.facts.seat !== undefined);
}
