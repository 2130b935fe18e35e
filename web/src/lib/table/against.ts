/** What others do against a seat: the events that tell of a loss, and whose it is. */

import type { Happened } from '../wire';

/** The code of an event, and the fact that names who loses by it. */
const LOSSES: Record<string, string> = {
  workers_sent_home: 'seat',
  not_reached: 'seat',
  workers_captured: 'colour',
  worker_imprisoned: 'seat',
};
const TAKEN = 'character_taken';

/** Who loses something by an event, if anybody does. */
export function loserIn(event: Happened): string | null {
  const fact = event.code === TAKEN ? 'holder' : LOSSES[event.code];
  const loser = fact ? event.facts[fact] : null;
  if (fact === 'colour' && loser === event.facts.seat) return null; // who takes home his own loses nothing
  return typeof loser === 'string' && loser ? loser : null;
}

/** The events by which this seat loses something through somebody else. */
export function lossesOf(seat: string | null, by: string | null, events: Happened[]): Happened[] {
  if (seat === null || by === seat) return [];
  return events.filter((event) => loserIn(event) === seat && event.facts.seat !== undefined);
}
