/** What a moment of the game is called: its round and phase, its turn, or the set-up. */

import { say } from '../../words/speech.svelte';
import type { Moment } from './chronicle';

export function headingOf({ round, phase, turn }: Moment, isFromPosition: boolean): string {
  if (turn) return say('bar-turn', { turn });
  if (round === null) return say(isFromPosition ? 'study-from_position' : 'log-set_up');
  return phase === null ? say('log-heading_round', { round }) : say('log-heading', { round, phase: say(`phase-${phase}`) });
}
