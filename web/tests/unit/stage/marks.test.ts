// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byAnchor, chipsOf, marks, sumOf, type Placed } from '../../../src/lib/spots/marks.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import Anchored from './Anchored.svelte';

function fresh(anchor: string, number: number | null = null): Placed {
  return { anchor, kind: 'fresh', seat: 'red', number };
}

function at(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-anchor~="${name}"]`) as HTMLElement;
}

beforeEach(() => {
  prefs.motion = 'off';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 9, top: 0, bottom: 9, width: 9, height: 9 } as DOMRect);
  render(Anchored, { names: ['place.a tab.board', 'place.a.worker', 'seat.red.coin', 'order.red'] });
});

afterEach(() => {
  marks.clear();
  marks.light([]);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('chips', () => {
  it('sum up what changed a counter, and say nothing of what came and went', () => {
    const parts = [{ count: 3, text: 'Farm' }, { count: -1, text: 'Mason' }];
    expect(sumOf(parts)).toBe(2);
    const chips = chipsOf({ 'seat.red.deniers': parts, 'seat.red.coin': [{ count: 1, text: 'Toll' }], 'seat.red.food': [{ count: 1, text: '' }, { count: -1, text: '' }] });
    expect([...chips.keys()]).toEqual(['seat.red.coin']);
    expect(sumOf(chips.get('seat.red.coin') ?? [])).toBe(3);
  });
});

describe('marks', () => {
  it('are one for a place: the latest', () => {
    expect(byAnchor([fresh('place.a', 1), fresh('place.a', 4)], 'fresh').get('place.a')?.number).toBe(4);
  });

  it('are drawn inside what they mark, and go when I act', async () => {
    marks.set([fresh('place.a', 2), { anchor: 'place.a.worker', kind: 'was', seat: 'red', number: null, piece: { shape: 'pawn', colour: 'red' } }, fresh('castle.walls')], {
      'seat.red.deniers': [{ count: -2, text: 'Worker' }],
    });
    await tick();
    expect(at('place.a').querySelector('.corners b')?.textContent).toBe('2');
    expect(at('place.a').querySelectorAll('.corners svg')).toHaveLength(4);
    expect(at('place.a.worker').querySelector('.was-here .pc')).toBeTruthy();
    expect(at('seat.red.coin').querySelector('.chip.minus')?.textContent).toBe('−2');
    expect(at('castle.walls').hasAttribute('data-fresh')).toBe(true);
    marks.clear();
    await tick();
    await vi.waitFor(() => expect(document.querySelector('.corners, .was-here, .chip')).toBeNull());
    expect(document.querySelector('[data-fresh]')).toBeNull();
  });

  it('light a place, or what stands in for it; a flash goes by itself', async () => {
    marks.light(['place.b', 'seat.red.food'], 'red');
    await tick();
    expect(at('tab.board').hasAttribute('data-lit')).toBe(true);
    expect(at('order.red').hasAttribute('data-lit')).toBe(true);
    expect(marks.mover).toBe('red');
    vi.useFakeTimers();
    marks.light([]);
    marks.flash('place.a.worker');
    await tick();
    expect(at('place.a.worker').hasAttribute('data-lit')).toBe(true);
    vi.advanceTimersByTime(600);
    await tick();
    expect(document.querySelector('[data-lit]')).toBeNull();
    expect(marks.mover).toBeNull();
  });
});
