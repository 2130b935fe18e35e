/** Which drawing stands for a good or counter. */

import drawings from '../../drawings.json';

const COINS = new Set(drawings.coins);
const DRAWINGS: Record<string, string> = drawings.goods;

/** The field of a player that counts coins or points, and the kind it is drawn as. */
const KINDS: Record<string, string> = { deniers: 'denier', workers: 'worker' };

/** Coins and points carry their number inside. */
export function isCoin(kind: string): boolean {
  return COINS.has(kind);
}

export function drawingOf(kind: string): string {
  return DRAWINGS[kind] ?? kind;
}

export function kindOfField(field: string): string {
  return KINDS[field] ?? field;
}
