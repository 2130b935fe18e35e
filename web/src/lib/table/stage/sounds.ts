/** Lets the table be heard: every sound is made here, out of its recipe; nothing is fetched. */

import { prefs } from '../../prefs.svelte';
import type { Sound } from './beat';
import { lengthOf, notesOf, type Note, type Way } from './recipes';

const LOUDNESS = 0.4;
const SOFTER = 0.7; // from the third beat of a chain on
const SOFT_FROM = 2;
const MOST = 3; // sounds at once
const REST = 70; // thousandths of a second before the same sound is heard again
const SILENCE = 0.0001; // an exponential fall never reaches 0
const NOISE_LENGTH = 0.5; // seconds

/** Which sounds are let through: few at once, none twice in a moment. Times are thousandths of a second. */
export class Ear {
  private ends: number[] = [];
  private begun = new Map<Sound, number>();

  lets(which: Sound, now: number, length: number): boolean {
    this.ends = this.ends.filter((end) => end > now);
    const before = this.begun.get(which);
    if (this.ends.length >= MOST || (before !== undefined && now - before < REST)) return false;
    this.ends.push(now + length);
    this.begun.set(which, now);
    return true;
  }
}

interface Room {
  context: AudioContext;
  bus: AudioNode;
  noise: AudioBuffer;
}

const ear = new Ear();
let room: Room | null = null;

/** Voices, a gain, a compressor, the loudspeaker. */
function furnish(): Room {
  const context = new AudioContext();
  const bus = new GainNode(context, { gain: LOUDNESS });
  bus.connect(new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 })).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_LENGTH, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return { context, bus, noise };
}

function sourceOf({ context, noise }: Room, note: Note, start: number, end: number): AudioScheduledSourceNode {
  if (note.wave === 'noise') return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const tone = new OscillatorNode(context, { type: note.wave, frequency: note.from });
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to, end);
  return tone;
}

function voice(where: Room, note: Note, loudness: number): void {
  const { context, bus } = where;
  const start = context.currentTime + note.at / 1000;
  const end = start + note.length / 1000;
  const source = sourceOf(where, note, start, end);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(note.peak * loudness, start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  let last: AudioNode = source;
  if (note.filter) {
    const { type, from, to, q } = note.filter;
    const filter = new BiquadFilterNode(context, { type, frequency: from, Q: q });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    last = source.connect(filter);
  }
  last.connect(gain).connect(bus);
  source.start(start);
  source.stop(end);
}

/** A browser lets a page be heard once somebody has pressed something in it. */
function mayBeHeard(): boolean {
  return prefs.sound && 'AudioContext' in globalThis && navigator.userActivation.hasBeenActive;
}

/** Plays a sound, if sounds are on; in a hidden tab only the bell. `beat` counts the beats of a chain from 0. */
export function sound(which: Sound, { count = 1, rise = 0, beat = 0 }: Partial<Way> & { beat?: number } = {}): void {
  if (!mayBeHeard() || (document.hidden && which !== 'bell')) return;
  const notes = notesOf(which, { count, rise });
  if (!ear.lets(which, performance.now(), lengthOf(notes))) return;
  room ??= furnish();
  if (room.context.state === 'suspended') void room.context.resume();
  for (const note of notes) voice(room, note, beat < SOFT_FROM ? 1 : SOFTER);
}
