/** Which counter of a panel shows what an event changes. */

import type { Facts } from '../../wire';
import { playerOf } from '../players';

/** Kinds that views count under another word: the first of them that a player has. */
const FIELDS: Record<string, string[]> = { denier: ['deniers'], worker: ['supply', 'workers'], favour: ['favours'] };

/** The field of a player that counts this kind. */
export function fieldOf(view: Facts, seat: string, kind: string): string {
  const fields = FIELDS[kind] ?? [kind];
  const player = playerOf(view, seat);
  return fields.find((field) => field in player) ?? (fields.at(-1) as string);
}
