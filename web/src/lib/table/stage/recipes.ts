/** What each sound is made of: tones and noises as data, and how a bundle or a walk changes them. */

import type { Sound } from './beat';

export interface Filter {
  type: 'bandpass' | 'lowpass';
  from: number; // Hz
  to: number;
  q: number;
}

/** One tone or one noise; its loudness falls exponentially from its peak to nothing. */
export interface Note {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  from: number; // Hz; of no meaning for noise
  to: number;
  at: number; // thousandths of a second after the sound begins
  length: number; // thousandths of a second
  peak: number;
  filter: Filter | null;
}

/** How a sound is heard this time: several pieces at once, so many semitones higher. */
export interface Way {
  count: number;
  rise: number;
}

const SEMITONE = 2 ** (1 / 12);
const BUNDLE = { most: 4, gap: 45, rise: 2 }; // pieces of a bundle are heard one by one, each a whole tone higher
const SECOND_COIN = { at: 48, peak: 0.8 };
const ROLL = { hits: 6, length: 260 };
const SIX_DECIBELS = 0.5;

type Tone = Exclude<Note['wave'], 'noise'>;

function tone(wave: Tone, from: number, length: number, peak: number, { to = from, at = 0, filter = null }: { to?: number; at?: number; filter?: Filter | null } = {}): Note {
  return { wave, from, to, at, length, peak, filter };
}

function noise(type: Filter['type'], from: number, length: number, peak: number, { to = from, q = 1, at = 0 }: { to?: number; q?: number; at?: number } = {}): Note {
  return { wave: 'noise', from: 0, to: 0, at, length, peak, filter: { type, from, to, q } };
}

function later(notes: Note[], at: number): Note[] {
  return notes.map((note) => ({ ...note, at: note.at + at }));
}

function louder(notes: Note[], by: number): Note[] {
  return notes.map((note) => ({ ...note, peak: note.peak * by }));
}

function higher(notes: Note[], semitones: number): Note[] {
  const by = SEMITONE ** semitones;
  return notes.map((note) => ({ ...note, from: note.from * by, to: note.to * by }));
}

function bell(pitch: number, loudness: number): Note[] {
  const partials = [[1, 0.14, 1100], [2, 0.07, 800], [2.76, 0.045, 450], [5.4, 0.02, 200]] as const;
  return partials.map(([by, peak, length]) => tone('sine', pitch * by, length, peak * loudness));
}

/** A trumpet's note: a triangle, and under it a saw. */
function brass(pitch: number, at: number, length: number): Note[] {
  const filter: Filter = { type: 'lowpass', from: 1800, to: 1800, q: 1 };
  return [tone('triangle', pitch, length, 0.12, { at, filter }), tone('sawtooth', pitch, length, 0.12 * SIX_DECIBELS, { at, filter })];
}

function two(first: number, second: number, length: number): Note[] {
  return [tone('triangle', first, length, 0.1), tone('triangle', second, length, 0.1, { at: length })];
}

const COIN = [tone('sine', 2637, 150, 0.06), tone('sine', 3951, 90, 0.06)];
const CHAIN = [0, 55, 105].map((at) => noise('bandpass', 3300, 18, 0.16, { q: 9, at }));
const FANFARE = [...brass(523, 0, 120), ...brass(659, 105, 120), ...brass(784, 210, 120), ...brass(1047, 330, 420)];

export const RECIPES: Record<Sound, Note[]> = {
  knock: [tone('sine', 210, 50, 0.3, { to: 130 }), noise('bandpass', 950, 22, 0.2, { q: 3 })],
  stone: [tone('sine', 98, 120, 0.45, { to: 58 }), noise('lowpass', 420, 60, 0.25)],
  cube: [tone('triangle', 494, 55, 0.14, { to: 466 })],
  'cube-out': [tone('triangle', 392, 45, 0.1, { to: 370 })],
  coin: COIN,
  roll: Array.from({ length: ROLL.hits }, (_, n) => later(COIN, (n * ROLL.length) / (ROLL.hits - 1))).flat(),
  point: two(784, 1047, 80),
  'point-high': two(1047, 1319, 80),
  loss: two(330, 247, 110),
  paper: [noise('bandpass', 2600, 130, 0.12, { to: 900, q: 1.2 })],
  tread: [tone('triangle', 300, 28, 0.12), noise('bandpass', 1400, 12, 0.08, { q: 4 })],
  chain: CHAIN,
  gate: [tone('square', 138, 110, 0.16, { filter: { type: 'lowpass', from: 480, to: 480, q: 1 } }), ...later(CHAIN, 60)],
  hush: [noise('lowpass', 700, 260, 0.1, { to: 220 }), tone('sine', 220, 200, 0.06, { to: 165 })],
  bell: bell(660, 1),
  'bell-low': bell(392, 0.5),
  fanfare: FANFARE,
  'fanfare-end': [...FANFARE, ...[784, 1047, 1319].flatMap((pitch) => brass(pitch, 800, 700)), ...later(bell(660, 1), 800)],
};

const IN_BUNDLES = new Set<Sound>(['cube', 'cube-out']);

/** The notes of a sound, as it is heard this time. */
export function notesOf(which: Sound, { count, rise }: Way): Note[] {
  const notes = higher(RECIPES[which], rise);
  if (IN_BUNDLES.has(which)) {
    const heard = Math.min(count, BUNDLE.most);
    return Array.from({ length: heard }, (_, n) => higher(later(notes, n * BUNDLE.gap), n * BUNDLE.rise)).flat();
  }
  if (which === 'coin' && count > 1) return [...notes, ...louder(later(notes, SECOND_COIN.at), SECOND_COIN.peak)];
  return notes;
}

/** How long the notes are heard, in thousandths of a second. */
export function lengthOf(notes: Note[]): number {
  return Math.max(...notes.map(({ at, length }) => at + length));
}
