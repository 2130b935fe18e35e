import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classesOf, faresOf, sorted, type Column } from '../../../src/lib/statistics/fares';
import Histogram from '../../../src/lib/statistics/Histogram.svelte';
import PieceFares from '../../../src/lib/statistics/PieceFares.svelte';
import PointsBySeat from '../../../src/lib/statistics/PointsBySeat.svelte';
import PointsBySource from '../../../src/lib/statistics/PointsBySource.svelte';
import WinsBySeat from '../../../src/lib/statistics/WinsBySeat.svelte';
import type { PieceFare, Statistics } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { bundleOf, Words } from '../../../src/lib/words/words';

const TEXTS = ['engine', 'web', 'architects'].map((name) => readFileSync(`../src/keepwright/locales/en/${name}.ftl`, 'utf8'));
const words = new Words('en', 'architects', bundleOf('en', TEXTS));
const points = { mean: 31.25, low: 30, high: 32.5, least: 10, lower: 25, median: 31, upper: 36, most: 60, reach_low: 10, reach_high: 60, outliers: 0 };
const places: Statistics['places'] = [
  { place: 1, games: 40, points, wins: { value: 0.4, low: 0.26, high: 0.55 }, fair: 1 / 3 },
  { place: 2, games: 40, points: { ...points, mean: 28 }, wins: { value: 0.25, low: 0.14, high: 0.4 }, fair: 1 / 3 },
];
const fare = (kind: string, sort: PieceFare['sort'], share: number, wins: number | null, more = 0, pieces = [kind]): PieceFare => ({
  kind,
  pieces,
  sort,
  group: sort,
  glyph: sort,
  rule: '§ 5.3',
  games: share * 100,
  share: { value: share, low: 0, high: 1 },
  players: share * 100,
  times: share * 100,
  wins: wins === null ? null : { value: wins, low: 0.1, high: 0.9 },
  fair: wins === null ? null : 0.25,
  points: wins === null ? null : 30 + more,
  usual: wins === null ? null : 30,
});
const PIECES = [
  fare('castle', 'building', 0.5, 0.2, 3),
  fare('chapel', 'building', 0.9, 0.3, -2),
  fare('conspirator', 'apprentice', 0.7, 0.5, 1, ['conspirator_1', 'conspirator_2']),
  fare('museum', 'building', 0, null),
];

let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  speech.words = words;
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const cells = (selector: string): string[] => [...document.querySelectorAll(selector)].map((cell) => cell.textContent?.trim() ?? '');
const names = (): string[] => cells('tbody .told b');

describe('how pieces fared', () => {
  const fares = faresOf(words, PIECES);
  const order = (column: Column, isTurned = false): string[] => sorted(fares, column, isTurned, 'en').map(({ fare }) => fare.kind);

  it('are named once for all copies', () => {
    expect(fares.map(({ name }) => name)).toEqual(['Castle', 'Chapel', 'Conspirator', 'Museum']);
    expect(classesOf(fares)).toEqual(['building', 'apprentice']);
  });

  it('lose the number of a copy, wherever it stands', () => {
    const farms = new Words('en', 'caylus_1303', bundleOf('en', ['building-start_farm_1 = Farm (start 1)']));
    const [farm] = faresOf(farms, [fare('start_farm', 'building', 0.5, 0.3, 0, ['start_farm_1', 'start_farm_2'])]);
    expect(farm?.name).toBe('Farm (start)');
  });

  it('are sorted by name, share, wins above the fair share and points above the usual', () => {
    expect(order('name')).toEqual(['castle', 'chapel', 'conspirator', 'museum']);
    expect(order('share')).toEqual(['chapel', 'conspirator', 'castle', 'museum']);
    expect(order('wins')).toEqual(['conspirator', 'chapel', 'castle', 'museum']);
    expect(order('points')).toEqual(['castle', 'conspirator', 'chapel', 'museum']);
    expect(order('points', true)).toEqual(['museum', 'chapel', 'conspirator', 'castle']);
  });

  it('are a table that is sorted by its heads and filtered by class', () => {
    shown = mount(PieceFares, { target: document.body, props: { game: 'architects', pieces: PIECES } });
    flushSync();
    expect(names()).toEqual(['Chapel', 'Conspirator', 'Castle', 'Museum']);
    const head = document.querySelector<HTMLElement>('th.name button');
    head?.click();
    flushSync();
    expect(names()[0]).toBe('Castle');
    expect(document.querySelector('th.name')?.getAttribute('aria-sort')).toBe('ascending');
    head?.click();
    flushSync();
    expect(names()[0]).toBe('Museum');
    expect(document.querySelector('th.name')?.getAttribute('aria-sort')).toBe('descending');
    const chips = [...document.querySelectorAll<HTMLElement>('[aria-pressed]')];
    chips.at(-1)?.click();
    flushSync();
    expect(names()).toEqual(['Conspirator']);
    expect(cells('tbody td.points b')).toEqual(['31.0']);
    expect(cells('tbody td.points small')).toEqual(['+1.0']);
    expect(document.querySelector('td.wins .sr')?.textContent).toBe('between 10% and 90%');
  });
});

describe('charts', () => {
  it('say their numbers as a table too', () => {
    shown = mount(PointsBySeat, { target: document.body, props: { places, isMixed: false } });
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('Points by seat');
    expect(cells('tbody th')).toEqual(['Seat 1', 'Seat 2']);
    expect(cells('tbody tr:first-child td')).toEqual(['31.3', '30.0–32.5', '10', '25', '31', '36', '60', '40']);
    expect(document.querySelectorAll('circle').length).toBe(2);
  });

  it('mark what is fair, where there are equals', () => {
    shown = mount(WinsBySeat, { target: document.body, props: { places } });
    expect(document.querySelectorAll('.fair').length).toBe(2);
    expect(cells('tbody tr:first-child td')).toEqual(['40%', '26%–55%', '33%', '40']);
    void unmount(shown);
    const alone = [{ ...places[0], fair: null }] as Statistics['places'];
    shown = mount(WinsBySeat, { target: document.body, props: { places: alone } });
    expect(document.querySelectorAll('.fair').length).toBe(0);
    expect(document.body.textContent).toContain('automa');
  });

  it('draw a bar as high as it counts', () => {
    const bins = [
      { least: 0, most: 4, count: 5 },
      { least: 5, most: 9, count: 0 },
      { least: 10, most: 14, count: 10 },
    ];
    shown = mount(Histogram, { target: document.body, props: { title: 'Points', unit: 'Points', bins, spread: points, withMean: true } });
    const bars = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(bars.length).toBe(2);
    expect(bars[1]).toBe(2 * (bars[0] ?? 0));
    expect(cells('tbody th')).toEqual(['0–4', '5–9', '10–14']);
    expect(cells('tbody td')).toEqual(['5', '0', '10']);
  });

  it('leave out what lies too far out, and tell it', () => {
    const box = (): number => Number(document.querySelector('.box')?.getAttribute('width'));
    shown = mount(PointsBySeat, { target: document.body, props: { places, isMixed: false } });
    const wide = box();
    expect(document.querySelector('.outliers')).toBeNull();
    void unmount(shown);
    const far = places.map((one, n) => ({ ...one, points: { ...one.points, least: n ? -20 : 10, most: n ? 60 : 2063, outliers: 1 } }));
    shown = mount(PointsBySeat, { target: document.body, props: { places: far, isMixed: false } });
    expect(box()).toBe(wide);
    expect(document.querySelector('.outliers')?.textContent).toBe('2 results lie too far out to be drawn; the furthest is 2,063.');
    expect(cells('tbody tr:first-child td')).toContain('2,063');
  });

  it('compare who won with the others, losses left of the line', () => {
    const sources = [
      { id: 'part-buildings', won: 20, others: 12 },
      { id: 'part-unpaid_debt', won: -1, others: -3 },
      { id: 'part-gold', won: 0.01, others: 0 },
    ];
    shown = mount(PointsBySource, { target: document.body, props: { sources } });
    expect(cells('tbody th')).toEqual(['Buildings', 'Unpaid debts']);
    expect(cells('tbody td')).toEqual(['20.0', '12.0', '+8.0', '−1.0', '−3.0', '+2.0']);
    const zero = Number(document.querySelector('line')?.getAttribute('x1'));
    const won = [...document.querySelectorAll('rect.won')].map((bar) => Number(bar.getAttribute('x')));
    expect(won[0]).toBeCloseTo(zero);
    expect(won[1]).toBeLessThan(zero);
  });
});
