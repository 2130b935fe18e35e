/** Outliers: what lies so far out that a chart with it would show nothing else is counted and told. */

import type { Statistics } from '../wire';
import { say, speech } from '../words/speech.svelte';
import { plain } from './numbers';

export type Spread = Statistics['places'][number]['points'];

/** How many numbers the chart of these leaves out, and the furthest of them; nothing if it shows all. */
export function outliersOf(spreads: Spread[]): string {
  const count = spreads.reduce((sum, { outliers }) => sum + outliers, 0);
  if (!count) return '';
  const ends = spreads.flatMap(({ least, most, reach_low, reach_high }) => [
    { number: least, beyond: reach_low - least },
    { number: most, beyond: most - reach_high },
  ]);
  const furthest = ends.reduce((one, other) => (other.beyond > one.beyond ? other : one));
  return say('stat-outliers', { count, furthest: plain(speech.words.language, furthest.number, 0) });
}
