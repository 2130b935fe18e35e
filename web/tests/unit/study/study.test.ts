// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOLD } from '../people';
import { asking, option } from '../table/asked';
import { Study, type Companions } from '../../../src/lib/study/study.svelte';
import { START, treeOf } from '../../../src/lib/study/tree';
import type { Ear } from '../../../src/lib/table/source';
import type { Position } from '../../../src/lib/wire';

const DEALT = '[Game "caylus"]\n[Seats "blue red"]\n\n* turn_order blue red\n* road neutral_farm\n';
const SET_UP = 2; // the lines of chance before the first decision
const BOTS: Companions = { red: 'journeyman' };

let open: Study[] = [];

beforeEach(() => {
  const position = asking('place_or_pass', [option('pass')]);
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(path.endsWith('/bots') ? TOLD : position)));
});

afterEach(() => {
  for (const study of open) study.close();
  open = [];
});

/** A table that hears a study; what it was told last. */
async function heardOf(study: Study): Promise<() => Position> {
  const heard: Position[] = [];
  const ear: Ear = { heard: (message) => heard.push(message as unknown as Position), changed: () => {}, refused: () => {}, since: () => 0, restarted: () => {} };
  open.push(study);
  study.open(ear);
  await vi.waitFor(() => expect(heard.length).toBe(1));
  return () => heard.at(-1) as Position;
}

describe('undo in a study', () => {
  it('is not there before somebody has decided, and leads nowhere', async () => {
    const study = Study.of(DEALT, Infinity, BOTS);
    const told = await heardOf(study);
    expect(told().can_undo).toBe(false);
    await study.command('undo');
    expect(study.at).toBe(SET_UP);
  });

  it('takes back what people decided, with what bots answered, and never the set-up', async () => {
    const study = Study.of(`${DEALT}red: pass\nblue: place gate\nred: place inn\n`, Infinity, BOTS);
    const told = await heardOf(study);
    expect(told().can_undo).toBe(true);
    await study.command('undo');
    expect(study.at).toBe(SET_UP + 1);
    expect([told().can_undo, told().can_redo]).toEqual([false, true]);
    await study.command('undo');
    expect(study.at).toBe(SET_UP + 1);
    await study.command('redo');
    expect(study.text).toContain('red: place inn');
  });
});

describe('a study that was left in the midst of the set-up', () => {
  it.each([START, 1])('goes on behind it (line %i)', (at) => {
    const tree = treeOf(`${DEALT}blue: pass\n`);
    expect(new Study({ tree, at, eyes: null, companions: BOTS, seed: '' }).at).toBe(SET_UP);
  });

  it('stays where it was otherwise', () => {
    const tree = treeOf(`${DEALT}blue: pass\n* goods food\nred: pass\n`);
    expect(new Study({ tree, at: SET_UP + 1, eyes: null, companions: {}, seed: '' }).at).toBe(SET_UP + 1);
  });
});

describe('the bots of a study', () => {
  it('sit down as somebody, also where an older study names a level of before', async () => {
    const told = await heardOf(Study.of(DEALT, Infinity, { red: 'journeyman', blue: 'wanda' }));
    const [blue, red] = told().table.seats;
    expect([blue?.played_by?.id, red?.played_by?.id]).toEqual(['wanda', 'ivo']);
    expect(red?.face).toBe('ivo');
  });
});
