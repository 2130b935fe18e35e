import { SPEEDS } from '../../../src/lib/prefs.svelte';
import { describe, expect, it } from 'vitest';
import { type Beat, NOTHING } from '../../../src/lib/table/stage/beat';
import { capOf, comesBack, durationOf, gapBefore, lengthOf, paceOf, timeline, travelOf } from '../../../src/lib/table/stage/timing';
import { GAMES, REAL } from './scenes';

const beat = (part: Partial<Beat> = {}): Beat => ({ ...NOTHING, length: 'step', seat: 'red', ...part });
const deeds = (count: number): Beat[] => Array.from({ length: count }, (_, n) => beat({ length: 'deed', seat: ['red', 'green', 'orange'][n % 3] as string }));
const NOBODY = { clock: null, isWatching: false };

describe('a beat', () => {
  it('takes the time of its class, its spaces and the speed', () => {
    expect(lengthOf(beat(), 'normal')).toBe(420);
    expect(lengthOf(beat({ length: 'deed', more: 390 }), 'normal')).toBe(950);
    expect(lengthOf(beat(), 'slow')).toBeCloseTo(756);
    expect(lengthOf(beat(), 'fast')).toBe(210);
    expect(lengthOf(beat(), 'instant')).toBe(0);
    expect(lengthOf(beat({ length: 'work', pace: 0.6 }), 'normal')).toBeCloseTo(420);
  });

  it('is never shorter than 200 when it is told quicker, unless it is none', () => {
    expect(lengthOf(beat({ length: 'tick' }), 'fast')).toBe(200);
    expect(lengthOf(beat({ length: 'tick' }), 'normal', 0.6)).toBe(200);
    expect(lengthOf(beat({ length: 'quiet' }), 'slow')).toBe(0);
  });

  it('has its piece in the air for a part of it', () => {
    expect(travelOf(beat(), 420)).toBe(280);
    expect(travelOf(beat(), 210)).toBe(140);
    expect(travelOf(beat({ length: 'tick' }), 220)).toBe(220);
    expect(travelOf(beat({ length: 'quiet' }), 0)).toBe(0);
    const step = { piece: { shape: 'pawn' }, from: 'hand', to: 'stock', count: 1 } as const;
    expect(travelOf(beat({ length: 'work', steps: [step, { ...step, isLoose: true }] }), 700)).toBe(340);
    expect(travelOf(beat({ length: 'work', steps: [step, step, step] }), 700)).toBe(630);
  });
});

describe('between beats', () => {
  it('is a gap: short for one seat, longer between seats, longest before a phase', () => {
    const [red, green] = [beat(), beat({ seat: 'green' })];
    expect(gapBefore(red, null)).toBe(0);
    expect(gapBefore(red, red)).toBe(70);
    expect(gapBefore(green, red)).toBe(170);
    expect(gapBefore(beat({ opens: 'phase' }), red)).toBe(320);
    expect(gapBefore(beat({ isWith: true, seat: 'green' }), red)).toBe(0);
  });

  it('what goes with a beat begins as that is set', () => {
    const [first, second] = timeline([beat({ length: 'deed' }), beat({ isWith: true, seat: 'green' })], 'normal');
    expect(first).toMatchObject({ at: 0, ms: 560 });
    expect(second?.at).toBeCloseTo(448);
    expect(durationOf([beat(), beat()], 'normal')).toBe(910);
    expect(durationOf([], 'normal')).toBe(0);
  });
});

describe('a chain', () => {
  it('may last six seconds, fifteen if a round ends on the way, times the speed', () => {
    expect(capOf([beat()], 'normal', NOBODY)).toBe(6000);
    expect(capOf([beat(), beat({ opens: 'round' })], 'normal', NOBODY)).toBe(15000);
    expect(capOf([beat()], 'fast', NOBODY)).toBe(3000);
    expect(capOf([beat()], 'slow', NOBODY)).toBe(10800);
  });

  it('hurries while my clock runs, and waits for nobody in its last minute', () => {
    expect(capOf([beat()], 'slow', { clock: 90_000, isWatching: false })).toBe(2500);
    expect(capOf([beat()], 'normal', { clock: 59_000, isWatching: false })).toBe(0);
    expect(capOf([beat()], 'normal', { clock: null, isWatching: true })).toBe(4000);
  });

  it('of six placements plays whole', () => {
    expect(paceOf(deeds(6), 'normal', 6000)).toEqual({ marked: 0, squeeze: 1 });
  });

  it('that is too long is squeezed as little as it needs', () => {
    const chain = deeds(10);
    const { marked, squeeze } = paceOf(chain, 'normal', 6000);
    expect(marked).toBe(0);
    expect(squeeze).toBeLessThan(1);
    expect(squeeze).toBeGreaterThan(0.6);
    expect(durationOf(chain, 'normal', squeeze)).toBeLessThanOrEqual(6000.001);
  });

  it('that is much too long keeps its newest beats; the oldest are marks only', () => {
    const chain = deeds(40);
    const { marked, squeeze } = paceOf(chain, 'normal', 6000);
    expect(squeeze).toBe(0.6);
    expect(durationOf(chain.slice(marked), 'normal', squeeze)).toBeLessThanOrEqual(6000);
    expect(durationOf(chain.slice(marked - 1), 'normal', squeeze)).toBeGreaterThan(6000);
    expect(paceOf(chain, 'normal', 0)).toEqual({ marked: 40, squeeze: 0.6 });
  });

  it.each(GAMES)('of %s is in time at every speed', (game) => {
    for (const { beats } of REAL[game].stretches) {
      for (const speed of SPEEDS) {
        const cap = capOf(beats, speed, NOBODY);
        const { marked, squeeze } = paceOf(beats, speed, cap);
        expect(durationOf(beats.slice(marked), speed, squeeze)).toBeLessThanOrEqual(cap + 0.001);
      }
    }
  });
});

describe('coming back', () => {
  it('plays a few beats, and after long nothing by itself', () => {
    expect(comesBack(deeds(12), 60_000)).toEqual({ plays: true, pause: 400 });
    expect(comesBack(deeds(13), 60_000)).toEqual({ plays: false, pause: 0 });
    expect(comesBack(deeds(2), 601_000)).toEqual({ plays: false, pause: 0 });
  });
});
