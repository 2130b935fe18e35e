// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { air } from '../../../src/lib/table/stage/air.svelte';
import type { Step } from '../../../src/lib/table/stage/beat';
import { carry } from '../../../src/lib/table/stage/carry';
import Layer from '../../../src/lib/table/stage/Layer.svelte';
import type { Table } from '../../../src/lib/table/table.svelte';
import { copiesOf, legsOf, raiseOf, wayOf } from '../../../src/lib/table/stage/path';

const PACE = { travel: 280, factor: 1, isStill: false };

function step(count: number, more: Partial<Step> = {}): Step {
  return { piece: { shape: 'good', kind: 'food' }, from: 'place.farm.effect', to: 'seat.red.food', count, ...more };
}

interface Made {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  finish: () => void;
}

/** Animations that a test ends itself. */
let made: Made[] = [];

beforeEach(() => {
  made = [];
  Element.prototype.animate = function (frames, timing) {
    let done = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      done = resolve;
    });
    const animation = { frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions, finished, finish: () => done(), cancel: () => undefined };
    made.push(animation);
    return animation as unknown as Animation;
  };
  const places = { 'place.farm.effect': 100, 'road.strip.1': 0, 'road.strip.2': 50, 'road.strip.3': 100, 'seat.red.food': 400 };
  document.body.innerHTML = Object.entries(places).map(([name, x]) => `<i data-anchor="${name}" data-x="${x}"></i>`).join('');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = Number((this as HTMLElement).dataset.x ?? 0);
    return { left, top: 0, width: 10, height: 10, right: left + 10, bottom: 10 } as DOMRect;
  });
  render(Layer, { table: { catalogue: null } as unknown as Table });
});

afterEach(() => {
  made.forEach(({ finish }) => finish());
  cleanup();
  vi.restoreAllMocks();
});

afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('the way', () => {
  it('is straight, raised by a twelfth in the middle but never high', () => {
    expect(raiseOf({ x: 0, y: 0 }, { x: 100, y: 0 })).toBeCloseTo(8);
    expect(raiseOf({ x: 0, y: 0 }, { x: 1000, y: 0 })).toBe(26);
    const way = wayOf({ x: 0, y: 10 }, { x: 100, y: 10 });
    expect(way[0]).toEqual({ x: 0, y: 10 });
    expect(way[4]).toEqual({ x: 50, y: 2 });
    expect(way.at(-1)).toEqual({ x: 100, y: 10 });
  });

  it('has five copies at most; more go as one with their number, and points always do', () => {
    expect(copiesOf(step(3))).toEqual([null, null, null]);
    expect(copiesOf(step(5))).toHaveLength(5);
    expect(copiesOf(step(6))).toEqual(['6']);
    expect(copiesOf({ piece: { shape: 'points' }, count: 2 })).toEqual(['+2']);
    expect(copiesOf({ piece: { shape: 'points' }, count: -2 })).toEqual(['−2']);
  });

  it('is lifted, carried leg by leg, and set', () => {
    expect(legsOf(1, 1000)).toEqual([{ at: 150, length: 650 }]);
    expect(legsOf(2, 1000).map(({ at, length }) => at + length)).toEqual([475, 800]);
  });
});

describe('a flight', () => {
  it('moves transform and opacity only, one copy after the other, and lands when the last is set', async () => {
    const { landed } = carry(step(2), PACE);
    const seen = vi.fn();
    void landed.then(seen);
    await tick();
    await Promise.resolve();
    expect(made).toHaveLength(4);
    for (const { frames } of made) {
      for (const frame of frames) expect(Object.keys(frame).every((key) => ['transform', 'opacity', 'offset', 'easing'].includes(key))).toBe(true);
    }
    expect(made.map(({ timing }) => timing.delay)).toEqual([42, 0, 87, 45]);
    expect(made[0]?.frames.at(-1)?.transform).toBe('translate(405px, 5px)');
    made.slice(0, 3).forEach(({ finish }) => finish());
    await tick();
    expect(seen).not.toHaveBeenCalled();
    made[3]?.finish();
    await landed;
    expect(air.clones.every(({ piece }) => piece === null)).toBe(true);
  });

  it('walks over every space and tells of each', async () => {
    const spaces: number[] = [];
    const way = step(1, { piece: { shape: 'flag', kind: 'provost' }, from: 'road.strip.1', via: ['road.strip.2'], to: 'road.strip.3' });
    const flight = carry(way, { ...PACE, factor: 2 }, (space) => spaces.push(space));
    await tick();
    await Promise.resolve();
    expect(made.map(({ timing }) => timing.duration)).toEqual([182, 182, 560]);
    made.forEach(({ finish }) => finish());
    await flight.landed;
    expect(spaces).toEqual([1, 2]);
    expect(air.clones.filter(({ piece }) => piece)).toHaveLength(1); // it stands there until the picture draws it
    flight.clear();
    expect(air.clones.filter(({ piece }) => piece)).toHaveLength(0);
  });

  it('can be ended at once, and never begins where nothing may travel or an end is out of sight', async () => {
    const flight = carry(step(4), PACE);
    await tick();
    await Promise.resolve();
    flight.finish();
    await flight.landed;
    made = [];
    await carry(step(1), { ...PACE, isStill: true }).landed;
    await carry(step(1), { ...PACE, factor: 0 }).landed;
    await carry(step(1, { to: 'tab.board' }), PACE).landed;
    const early = carry(step(1), PACE);
    early.finish();
    await early.landed;
    expect(made).toHaveLength(0);
  });

  it('uses its clones again: the page does not grow', async () => {
    const most = (): number => document.querySelectorAll('.fly').length;
    for (let n = 0; n < 20; n++) {
      const flight = carry(step(5), PACE);
      await tick();
      await Promise.resolve();
      flight.finish();
      await flight.landed;
    }
    await tick();
    expect(most()).toBe(5);
    expect(document.querySelectorAll('.fly .piece')).toHaveLength(0);
    const many = Array.from({ length: 9 }, () => carry(step(5), PACE));
    await tick();
    expect(most()).toBe(25);
    await Promise.resolve();
    many.forEach(({ finish }) => finish());
    await Promise.all(many.map(({ landed }) => landed));
  });
});
