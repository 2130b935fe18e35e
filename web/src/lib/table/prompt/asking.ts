/** How a question looks: its tone, and the range of prices of its answers. */

export type Tone = 'lapis' | 'rubric' | 'green';

/** Placing is lapis, planning green; all other actions and losses are rubric. */
const TONES: [RegExp, Tone][] = [
  [/place|leave_gate|mulligan/, 'lapis'],
  [/draft|favour|row|build|transform|turn_card/, 'green'],
];

export function toneOf(decision: string): Tone {
  return TONES.find(([pattern]) => pattern.test(decision))?.[1] ?? 'rubric';
}

/** The coins of a player, and what an amount of them is called. */
const COINS: Record<string, string> = { deniers: 'denier', silver: 'silver', supply: 'workers' };

export interface PriceRange {
  kind: string;
  least: number;
  most: number;
}

/** From how many coins to how many the answers cost, if each costs some of the same kind. */
export function priceRange(changes: (Record<string, number> | null)[]): PriceRange | null {
  for (const [field, kind] of Object.entries(COINS)) {
    const prices = changes.map((one) => -(one?.[field] ?? 0));
    const least = Math.min(...prices);
    if (prices.length && least > 0) return { kind, least, most: Math.max(...prices) };
  }
  return null;
}
