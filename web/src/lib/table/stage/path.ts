/** How a piece goes through the air: how high, in how many copies, and when each part begins. Pure. */

import { signed } from '../../pieces/fields';
import type { Step } from './beat';

export interface Point {
  x: number;
  y: number;
}

const RAISE = 0.08; // of the way's length
const HIGHEST = 26; // px
const SAMPLES = 8;
const COPIES = 5; // at most; more travel as one piece with their number

/** The parts of a flight: lifted, carried, set. */
export const LIFTED = 0.15;
export const CARRIED = 0.65;

export const GAP = 45; // thousandths of a second between copies

/** How far the middle of a way lies above the straight line. */
export function raiseOf(from: Point, to: Point): number {
  return Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) * RAISE);
}

/** The way from one point to another: straight, raised in the middle. */
export function wayOf(from: Point, to: Point): Point[] {
  const raise = raiseOf(from, to);
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const part = n / SAMPLES;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - 4 * raise * part * (1 - part) };
  });
}

/** What is written on each copy that travels; null: nothing. */
export function copiesOf({ piece, count }: Pick<Step, 'piece' | 'count'>): (string | null)[] {
  if (piece.shape === 'points') return [signed(count)];
  return count > COPIES ? [String(count)] : Array.from({ length: count }, () => null);
}

/** When each leg of a walk begins and how long it takes, in thousandths of a second, if the whole flight takes `length`. */
export function legsOf(legs: number, length: number): { at: number; length: number }[] {
  const each = (length * CARRIED) / legs;
  return Array.from({ length: legs }, (_, n) => ({ at: length * LIFTED + n * each, length: each }));
}
