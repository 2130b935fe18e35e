/**
 * My turn at a table, as one of a few cases: nobody asks me, I choose, I have chosen, my move is on its way, it waits for
 * the connection, or others came before it. Whatever happens leads from one case to the next here, and nowhere else.
 */

import type { Option, Preview } from '../wire';
import type { Sent } from './source';

/** Nothing is asked of me. */
export interface Waiting {
  is: 'waiting';
}

/** I am asked, and nothing is chosen. */
export interface Choosing {
  is: 'choosing';
  wanted: string; // the move that the step before was made for; mostly empty
}

/** A move is chosen and not sent; its preview follows. */
export interface Chosen {
  is: 'chosen';
  option: Option;
  preview: Preview | null;
  loose: Option[]; // what had no place on the board before the preview drew more
}

/** A move that has left: on its way, kept until the connection is back, or refused because others came before it. */
export interface Leaving {
  is: 'sending' | 'offline' | 'overtaken';
  sent: Sent;
  then: string; // the move that is chosen once this step is made
  chosen: Chosen | null; // as it was chosen: the picture stays until the move is made
}

export type Turn = Waiting | Choosing | Chosen | Leaving;

/** What a new position means for my turn. */
export interface Told {
  is: 'told';
  legal: ReadonlySet<string> | null; // the moves I may choose among; null: nothing is asked of me
  isSame: boolean; // the same is asked as before
  isMade: boolean; // the move that was sent is among what happened
}

export type Happening =
  | Told
  | { is: 'chose'; option: Option; loose: Option[] }
  | { is: 'previewed'; move: string; preview: Preview }
  | { is: 'let go' }
  | { is: 'sent'; sent: Sent; then: string }
  | { is: 'kept'; key: string } // the server has written it down
  | { is: 'lost'; key: string } // it did not reach the server
  | { is: 'stale'; key: string } // others decided at the same time, and first
  | { is: 'refused'; key: string }
  | { is: 'back' }; // the connection is

export const WAITING: Waiting = { is: 'waiting' };
export const CHOOSING: Choosing = { is: 'choosing', wanted: '' };

function isLeaving(turn: Turn): turn is Leaving {
  return turn.is === 'sending' || turn.is === 'offline' || turn.is === 'overtaken';
}

/** Whether a move of mine is under way, so that no other can be made. */
export function isBusy(turn: Turn): boolean {
  return turn.is === 'sending' || turn.is === 'overtaken';
}

/** The move that has left, if one has. */
export function leavingIn(turn: Turn): Leaving | null {
  return isLeaving(turn) ? turn : null;
}

/** What is chosen, also while it is on its way. */
export function chosenIn(turn: Turn): Chosen | null {
  if (isLeaving(turn)) return turn.chosen;
  return turn.is === 'chosen' ? turn : null;
}

/** A new position: what was chosen stays if it is still asked; what has left goes on unless it is made or no longer asked. */
function told(turn: Turn, { legal, isSame, isMade }: Told): Turn {
  if (isLeaving(turn) && !isMade && isSame) return turn;
  if (!legal) return WAITING;
  if (isLeaving(turn) && isMade) return { is: 'choosing', wanted: turn.then };
  return turn.is === 'chosen' && isSame && legal.has(turn.option.move) ? turn : CHOOSING;
}

/** What becomes of a move that has left; an answer to another one changes nothing. */
function answered(turn: Turn, happening: { is: 'kept' | 'lost' | 'stale' | 'refused'; key: string }): Turn {
  if (turn.is !== 'sending' || turn.sent.key !== happening.key) return turn;
  if (happening.is === 'kept') return turn; // the position that follows from it tells the rest
  if (happening.is === 'lost') return { ...turn, is: 'offline' };
  return happening.is === 'stale' ? { ...turn, is: 'overtaken' } : CHOOSING;
}

export function turnAfter(turn: Turn, happening: Happening): Turn {
  switch (happening.is) {
    case 'told':
      return told(turn, happening);
    case 'chose':
      return isBusy(turn) ? turn : { is: 'chosen', option: happening.option, preview: null, loose: happening.loose };
    case 'previewed':
      return turn.is === 'chosen' && turn.option.move === happening.move ? { ...turn, preview: happening.preview } : turn;
    case 'let go':
      return turn.is === 'waiting' || turn.is === 'sending' ? turn : CHOOSING;
    case 'sent':
      return turn.is === 'sending' ? turn : { is: 'sending', sent: happening.sent, then: happening.then, chosen: chosenIn(turn) };
    case 'back':
      return turn.is === 'offline' ? { ...turn, is: 'sending' } : turn;
    default:
      return answered(turn, happening);
  }
}
