/** A trade as it is drawn: its price, and what it gives. */

import type { Effect, Option } from '../../wire';

const NOTHING_ELSE = { group: null, less: {}, steps: null, reserve: false, when: null };

/** What a choice trades, drawn as the effect of a piece; null if it is no trade. */
export function effectOf({ offer }: Option): Effect | null {
  return offer ? { does: 'trade', pay: offer.pay, gains: [offer.gain], ...NOTHING_ELSE } : null;
}
