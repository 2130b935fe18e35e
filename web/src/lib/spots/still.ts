/** Whether nothing may move: the person or the system wants it so. */

import { prefs } from '../prefs.svelte';

export function isStill(): boolean {
  return prefs.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a mark takes to go, in thousandths of a second. */
export function goingTime(): number {
  return isStill() ? 0 : 160;
}
