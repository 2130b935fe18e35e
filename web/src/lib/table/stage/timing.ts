/** How long beats take: their classes, the speeds, the gaps between them, and when a chain is too long. Thousandths of a second. */

import type { Speed } from '../../prefs.svelte';
import type { Beat, Length } from './beat';
import { CARRIED, LIFTED } from './path';


export const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
export const LENGTHS: Record<Length, number> = { quiet: 0, tick: 220, step: 420, deed: 560, work: 700, moment: 1500, finale: 2600 };
/** How much of a beat its piece is in the air; in a tick only who goes home meanwhile. */
const TRAVELS: Record<Length, number> = { quiet: 0, tick: 220, step: 280, deed: 340, work: 340, moment: 340, finale: 340 };
/** How much of a beat several pieces are in the air, one after the other. */
const IN_PARTS = 0.9;
/** Nothing that is told quicker is shorter than this. */
const SHORTEST = 200;

/** The shares of a beat in which its piece is lifted, carried, set; what goes with it begins as it is set. */
export const SHARES = { lift: LIFTED, carry: CARRIED, set: 1 - LIFTED - CARRIED };

const GAPS = { seat: 70, seats: 170, phase: 320 };
/** Between my decision and my next prompt; longer if a round ends on the way. */
const CAPS = { usual: 6000, round: 15000, clock: 2500, watching: 4000 };
/** All beats may be shortened to this, before the oldest become marks only. */
const LEAST = 0.6;
const MINUTE = 60_000;
/** After an absence so many beats play, after a pause, unless it was too long. */
const BACK = { beats: 12, pause: 400, longest: 10 * MINUTE };

/** How long a beat takes at a speed; a squeeze shortens chains that are too long. */
export function lengthOf(beat: Beat, speed: Speed, squeeze = 1): number {
  const whole = (LENGTHS[beat.length] + beat.more) * beat.pace;
  const factor = FACTORS[speed] * squeeze;
  if (!whole || !factor) return 0;
  return factor < 1 ? Math.max(SHORTEST, whole * factor) : whole * factor;
}

/** How long the pieces of a beat that are waited for are in the air together, of the time that it takes: several fill it. */
export function travelOf(beat: Beat, ms: number): number {
  const whole = LENGTHS[beat.length] + beat.more;
  if (!whole) return 0;
  const isOfParts = beat.steps.filter(({ isLoose }) => !isLoose).length > 1;
  return isOfParts ? ms * IN_PARTS : (ms * (TRAVELS[beat.length] + beat.more)) / whole;
}

/** The pause before a beat, at normal speed. */
export function gapBefore(beat: Beat, last: Beat | null): number {
  if (!last || beat.isWith || beat.length === 'quiet') return 0;
  if (beat.opens) return GAPS.phase;
  return beat.seat === last.seat ? GAPS.seat : GAPS.seats;
}

/** A beat in its time. */
export interface Timed {
  beat: Beat;
  at: number; // when it begins
  ms: number; // how long it takes
}

/** When each beat begins: after the one before and a gap, or as that one is set. */
export function timeline(beats: Beat[], speed: Speed, squeeze = 1): Timed[] {
  const factor = FACTORS[speed] * squeeze;
  let last: Timed | null = null;
  return beats.map((beat) => {
    const ms = lengthOf(beat, speed, squeeze);
    const set: number = last ? (beat.isWith ? last.at + last.ms * (1 - SHARES.set) : last.at + last.ms) : 0;
    last = { beat, ms, at: set + gapBefore(beat, last?.beat ?? null) * factor };
    return last;
  });
}

/** How long beats take together. */
export function durationOf(beats: Beat[], speed: Speed, squeeze = 1): number {
  return Math.max(0, ...timeline(beats, speed, squeeze).map(({ at, ms }) => at + ms));
}

/** Who waits for the beats, and how long they may take. */
export interface Waiting {
  clock: number | null; // what is left on my clock, if it runs
  isWatching: boolean; // nobody decides here
}

/** The longest that a chain may take at this speed. */
export function capOf(beats: Beat[], speed: Speed, { clock, isWatching }: Waiting): number {
  if (clock !== null) return clock < MINUTE ? 0 : CAPS.clock;
  if (isWatching) return CAPS.watching;
  return FACTORS[speed] * (beats.some(({ opens }) => opens === 'round') ? CAPS.round : CAPS.usual);
}

/** What plays of a chain: `marked` beats from its start leave their marks only, the rest is squeezed. */
export interface Pace {
  marked: number;
  squeeze: number;
}

/** All beats become shorter, down to a limit; then the oldest are left out. */
export function paceOf(beats: Beat[], speed: Speed, cap: number): Pace {
  const isIn = (marked: number, squeeze: number): boolean => durationOf(beats.slice(marked), speed, squeeze) <= cap;
  if (isIn(0, 1)) return { marked: 0, squeeze: 1 };
  const squeeze = Math.max(LEAST, Math.min(1, cap / durationOf(beats, speed)));
  let marked = 0;
  while (marked < beats.length && !isIn(marked, squeeze) && !isIn(marked, LEAST)) marked += 1;
  return { marked, squeeze: isIn(marked, squeeze) ? squeeze : LEAST };
}

/** What plays when one comes back after a time: all, after a pause, or nothing by itself. */
export function comesBack(beats: Beat[], away: number): { plays: boolean; pause: number } {
  const plays = beats.length <= BACK.beats && away <= BACK.longest;
  return { plays, pause: plays ? BACK.pause : 0 };
}
