/** Names as a tile has room for them, and of what stands on a road. */

import type { Words } from '../words/words';

/** A name without what stands in brackets: "Farm (wood, food)" is "Farm". */
export function shortName(name: string): string {
  return name.replace(/\s*\([^)]*\)/g, '').trim();
}

/** A flag on the road is a piece of its game, or only a term of it. */
export function flagName(words: Words, flag: string): string {
  return words.name(words.has(`piece-${flag}`) ? 'piece' : 'term', flag);
}
