// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { prefs } from '../../../src/lib/prefs.svelte';
import type { Line } from '../../../src/lib/table/log/lines';
import type { Source } from '../../../src/lib/table/source';
import { apply } from '../../../src/lib/table/stage/scenes';
import { Stage, type Hands } from '../../../src/lib/table/stage/stage.svelte';
import type { Catalogue, Change, Facts, Happened } from '../../../src/lib/wire';
import { Unreachable } from '../../../src/lib/wire/client';

interface Told {
  catalogue: Catalogue;
  stretches: { view: Facts; lines: { event: Happened; changes: Change[] }[][] }[];
}

const { catalogue, stretches } = JSON.parse(readFileSync('tests/unit/fixtures/caylus_scenes.json', 'utf8')) as Told;
const { view: START, lines: PLAYED } = stretches.at(-1) as Told['stretches'][number];

function seatOf(events: { event: Happened }[]): string | null {
  const seat = events[0]?.event.facts.seat;
  return typeof seat === 'string' ? seat : null;
}

const LINES: Line[] = PLAYED.map((events, n) => ({ seq: n + 1, seat: seatOf(events), move: '', happened: events.map(({ event }) => event), at: 0 }));
const END = PLAYED.flat().reduce((seen, { changes }) => apply(seen, changes), START);
const SEATS = START.seats as string[];
const ME = SEATS.find((seat) => LINES[0]?.seat !== seat) ?? '';

let asked: [number, number][] = [];
let isLost = false;
let carried = 0;
let dropped = 0;
const HANDS: Hands = {
  carry: async () => void (carried += 1),
  drop: () => void (dropped += 1),
  sound: () => undefined,
};

/** Answers as the server does, with the pictures of the lines between two numbers. */
async function scenes(since: number, upto: number): ReturnType<Source['scenes']> {
  asked.push([since, upto]);
  if (isLost) throw new Unreachable();
  const before = PLAYED.slice(0, since).flat().reduce((seen, { changes }) => apply(seen, changes), START);
  const lines = PLAYED.slice(since, upto).map((events, n) => ({ seq: since + n + 1, scenes: events.map(({ changes }) => changes) }));
  return { seq: since, view: before, lines };
}

function stageFor(me: string | null, clock: number | null = null): Stage {
  const source = { scenes } as unknown as Source;
  const stage = new Stage(() => ({ source, catalogue, game: 'caylus', me, say: ({ code }) => code, clock }));
  stage.hands = HANDS;
  return stage;
}

/** What others do, as long as I do nothing. */
const OTHERS = LINES.slice(0, LINES.findIndex(({ seat }) => seat === ME) < 0 ? LINES.length : LINES.findIndex(({ seat }) => seat === ME));
const AFTER_OTHERS = PLAYED.slice(0, OTHERS.length).flat().reduce((seen, { changes }) => apply(seen, changes), START);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  prefs.set({ speed: 'normal', pause: false, motion: 'auto' });
  [asked, isLost, carried, dropped] = [[], false, 0, 0];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the stage', () => {
  it('holds the picture until what happened is told, then shows the present', async () => {
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    expect(stage.isTelling).toBe(true);
    expect(stage.view).toBe(START);
    await vi.advanceTimersByTimeAsync(30);
    expect(stage.beat).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.isTelling).toBe(false);
    expect(stage.told.at(-1)?.after).toEqual(AFTER_OTHERS);
    expect(carried).toBeGreaterThan(0);
  });

  it('is in the present at once when it is skipped, and nothing is lost', async () => {
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(300);
    stage.skip();
    expect([stage.isTelling, stage.beat, dropped]).toEqual([false, null, 1]);
    expect(stage.told.at(-1)?.after).toEqual(AFTER_OTHERS);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.isTelling).toBe(false);
  });

  it('ends in the same picture however it is played', async () => {
    const ends = [];
    for (const speed of ['slow', 'normal', 'fast', 'instant'] as const) {
      prefs.set({ speed });
      const stage = stageFor(null);
      stage.follow(LINES, START);
      await vi.advanceTimersByTimeAsync(600_000);
      ends.push([stage.isTelling, stage.told.at(-1)?.after]);
    }
    for (const end of ends) expect(end).toEqual([false, END]);
  });

  it('asks once for all that came while it asked', async () => {
    const stage = stageFor(null);
    stage.follow(LINES.slice(0, 1), START);
    stage.follow(LINES.slice(1, 2), START);
    stage.follow(LINES.slice(2, 3), START);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([[0, 1], [1, 3]]);
  });

  it('shows the present when the pictures cannot be had', async () => {
    isLost = true;
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.isTelling).toBe(false);
  });

  it('tells nothing at instant, and remembers what happened', async () => {
    prefs.set({ speed: 'instant' });
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    expect(stage.isTelling).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect([stage.told.length > 0, carried]).toEqual([true, 0]);
    expect(stage.strip.said.length + stage.strip.more).toBeGreaterThan(0);
  });

  it('carries nothing where motion is off, and takes its time all the same', async () => {
    prefs.set({ motion: 'off' });
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.isTelling, carried]).toEqual([true, 0]);
    prefs.set({ motion: 'auto' });
  });

  it('plays once more what happened, from the board of my last act', async () => {
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(60_000);
    stage.again();
    expect(stage.view).toEqual(START);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.isTelling).toBe(false);
  });

  it('does not tell me again what I did myself', async () => {
    const mine = LINES[0]?.seat ?? null;
    const stage = stageFor(mine);
    stage.follow(LINES.slice(0, 1), START);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.told.every(({ line }) => line.seat !== mine || line.happened.some(({ code }) => code === 'activated' || code === 'phase_began'))).toBe(true);
  });

  it('waits after each player if so preferred', async () => {
    prefs.set({ pause: true });
    const stage = stageFor(null);
    stage.follow(LINES.slice(0, 3), START);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.isHeld).toBe(true);
    stage.goOn();
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.isTelling).toBe(true);
    stage.skip();
  });

  it('asks at once when hardly a minute is left to me', async () => {
    const stage = stageFor(ME, 30_000);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.isTelling).toBe(false);
  });

  it('does not disturb who looks at the past, and remembers meanwhile', async () => {
    const stage = stageFor(ME);
    stage.look([], START);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.isTelling, carried]).toEqual([false, 0]);
    stage.leavePast();
    expect(stage.told.at(-1)?.after).toEqual(AFTER_OTHERS);
  });

  it('keeps the past apart from what happened since my last act', async () => {
    const stage = stageFor(ME);
    stage.follow(OTHERS, START);
    await vi.advanceTimersByTimeAsync(60_000);
    const { told } = stage;
    const { cues, before } = await stage.cuesOf(LINES.slice(0, 1), 0);
    const played = stage.replay(cues, before);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await played).toBe(true);
    expect(stage.view).toEqual(cues.at(-1)?.after);
    stage.leavePast();
    expect([stage.isTelling, stage.told]).toEqual([false, told]);
  });
});
