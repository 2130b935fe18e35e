/** What a phone lets one feel: only what concerns me, only while I look. */

import { prefs } from '../../prefs.svelte';

export type Touch = 'turn' | 'against' | 'scored' | 'won';

/** Thousandths of a second: shaken, still, shaken … */
export const PATTERNS: Record<Touch, number[]> = {
  turn: [18, 60, 18],
  against: [45],
  scored: [10, 40, 10, 40, 22],
  won: [20, 50, 20, 50, 60],
};

export function touch(which: Touch): void {
  if (!prefs.vibration || document.hidden || !('vibrate' in navigator)) return;
  navigator.vibrate(PATTERNS[which]);
}
