// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../../../src/lib/prefs.svelte';
import { lengthOf, notesOf, RECIPES } from '../../../src/lib/table/stage/recipes';
import { Ear, sound } from '../../../src/lib/table/stage/sounds';
import { PATTERNS, touch } from '../../../src/lib/table/stage/touch';

const ONCE = { count: 1, rise: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  prefs.sound = prefs.vibration = true;
});

describe('recipes', () => {
  it('fall to nothing within two seconds, never louder than a half', () => {
    for (const notes of Object.values(RECIPES)) {
      expect(lengthOf(notes)).toBeLessThan(2000);
      for (const { peak, length, at } of notes) {
        expect(peak).toBeGreaterThan(0);
        expect(peak).toBeLessThan(0.5);
        expect(length).toBeGreaterThan(0);
        expect(at).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('let pieces of a bundle rise by a whole tone, four at most', () => {
    const pitches = notesOf('cube', { count: 9, rise: 0 }).map(({ from }) => Math.round(from));
    expect(pitches).toEqual([494, 554, 622, 699]);
    expect(notesOf('cube-out', { count: 2, rise: 0 })).toHaveLength(2);
  });

  it('let a second coin be heard only if there is one, and softer', () => {
    expect(notesOf('coin', ONCE)).toHaveLength(2);
    const more = notesOf('coin', { count: 3, rise: 0 });
    expect(more.map(({ at }) => at)).toEqual([0, 0, 48, 48]);
    expect(more[2]?.peak).toBeCloseTo(0.048);
  });

  it('let a tread rise by semitones forward and fall on the way back', () => {
    expect(notesOf('tread', { count: 1, rise: 12 })[0]?.from).toBeCloseTo(600);
    expect(notesOf('tread', { count: 1, rise: -12 })[0]?.from).toBeCloseTo(150);
    expect(notesOf('tread', { count: 1, rise: 3 })[1]?.filter?.from).toBe(1400);
  });

  it('ring the low bell half as loud, roll six coins, and end with the bell under the fanfare', () => {
    expect(RECIPES['bell-low'][0]?.peak).toBeCloseTo((RECIPES.bell[0]?.peak ?? 0) / 2);
    expect(RECIPES.roll).toHaveLength(12);
    expect(Math.max(...RECIPES.roll.map(({ at }) => at))).toBe(260);
    expect(RECIPES['fanfare-end'].filter(({ at }) => at >= 800).map(({ wave }) => wave)).toContain('sine');
  });
});

describe('the ear', () => {
  it('hears three sounds at once, and the same one after a rest', () => {
    const ear = new Ear();
    expect(ear.lets('knock', 0, 50)).toBe(true);
    expect(ear.lets('knock', 60, 50)).toBe(false);
    expect(ear.lets('knock', 70, 500)).toBe(true);
    expect(ear.lets('coin', 71, 500)).toBe(true);
    expect(ear.lets('point', 72, 500)).toBe(true);
    expect(ear.lets('paper', 73, 500)).toBe(false);
    expect(ear.lets('paper', 700, 500)).toBe(true);
  });
});

/** A browser's workshop of sounds that only counts what is made in it. */
function listening(isActive: boolean): { peaks: number[]; contexts: () => number } {
  const peaks: number[] = [];
  let made = 0;
  const parameter = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  class Node {
    frequency = parameter();
    gain = { ...parameter(), setValueAtTime: (peak: number) => peaks.push(peak) };
    connect = (next: unknown): unknown => next;
    start = vi.fn();
    stop = vi.fn();
  }
  for (const name of ['GainNode', 'DynamicsCompressorNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      sampleRate = 100;
      state = 'running';
      destination = {};
      constructor() {
        made += 1;
      }
      createBuffer = (): object => ({ getChannelData: () => new Float32Array(50) });
    },
  );
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: isActive }, configurable: true });
  return { peaks, contexts: () => made };
}

describe('sounds', () => {
  it('wait for the first press, are off at one press, and stay silent in hidden tabs but for the bell', () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
    const before = listening(false);
    sound('knock');
    expect(before.contexts()).toBe(0);
    const { peaks, contexts } = listening(true);
    prefs.sound = false;
    sound('knock');
    expect(peaks).toEqual([]);
    prefs.sound = true;
    sound('knock');
    sound('coin', { beat: 2 });
    expect(peaks.map((peak) => Number(peak.toFixed(3)))).toEqual([0.3, 0.2, 0.042, 0.042]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    sound('stone');
    expect(peaks).toHaveLength(4);
    sound('bell');
    expect(peaks).toHaveLength(8);
    expect(contexts()).toBe(1);
  });
});

describe('touch', () => {
  it('shakes a phone that is looked at, if one wants it', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    touch('turn');
    expect(vibrate).toHaveBeenLastCalledWith(PATTERNS.turn);
    prefs.vibration = false;
    touch('won');
    prefs.vibration = true;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    touch('against');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});
