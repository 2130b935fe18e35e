/** Which drawing stands for a good or counter. */

const COINS = new Set(['denier', 'silver', 'prestige']);
const DRAWINGS: Record<string, string> = {
  any_not_gold: 'any',
  any_basic: 'any',
  workers: 'worker',
  favours: 'favour',
  favor: 'favour',
  unpaid_debts: 'debt',
  castle_token: 'token-castle',
  building_card: 'card',
};

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
