/** How the cards are drawn. */

import type { Effect, Piece } from '../../wire';

const GREY = new Set(['large_farm', 'large_sawmill', 'large_quarry', 'gold_mine', 'bank', 'church']);
const FACES: Record<string, string> = { residence: 'residential', neutral: 'neutral', prestige: 'prestige' };
const WIDEST_SLANT = 3; // degrees

/** The class whose colour and arch a card wears; cards of the players have a brown or a grey face. */
export function faceOf(piece: Piece): string {
  return FACES[piece.group] ?? (GREY.has(piece.id) ? 'stone' : 'wood');
}

/** How many cards lie side by side: seven, more where the road is long. */
export function acrossOf(cards: number): number {
  if (cards <= 21) return 7;
  return cards <= 40 ? 10 : 13;
}

/** The slant of a card in a fan, in degrees. */
export function slantOf(n: number, cards: number): number {
  return cards < 2 ? 0 : ((2 * n) / (cards - 1) - 1) * WIDEST_SLANT;
}

/** The good that lies on a card for its owner, if any does. */
export function reserveOf(piece: Piece): string {
  const kept = (piece.owner_effects ?? []).find((effect: Effect) => effect.reserve);
  return Object.keys(kept?.gains?.[0] ?? {})[0] ?? '';
}
