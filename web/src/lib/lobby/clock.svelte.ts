/** The time of day for words such as “5 minutes ago”; it ticks while somebody reads it. */

import { createSubscriber } from 'svelte/reactivity';
import { prefs } from '../prefs.svelte';
import { say } from '../words/speech.svelte';
import { ago } from './ago';

const TICK = 15_000; // ms

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** How long ago this was (in seconds of the epoch), as a text that stays true. */
export function since(moment: number): string {
  ticking();
  return ago(moment, Date.now() / 1000, prefs.language) ?? say('ago-now');
}
