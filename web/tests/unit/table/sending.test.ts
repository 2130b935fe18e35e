// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking, option } from './asked';

import { Study } from '../../../src/lib/study/study.svelte';
import { treeOf } from '../../../src/lib/study/tree';
import type { Ear } from '../../../src/lib/table/source';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Game, Position } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const sent: string[] = []; // the last word of each path
const answers: (() => void)[] = []; // what was asked is answered when a test says so
let lost: string[] = []; // what does not reach the server
let refused: string[] = []; // what it does not answer

beforeAll(async () => {
  await speech.load('caylus');
});

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  lost = [];
  refused = [];
  vi.stubGlobal('fetch', (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    sent.push(name);
    if (lost.includes(name)) return Promise.reject(new TypeError('no network'));
    if (refused.includes(name)) {
      const problem = JSON.stringify({ code: 'stale', detail: 'The table has moved on.' });
      return Promise.resolve(new Response(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }));
    }
    const found = JSON.stringify(name === 'play' ? { lines: ['blue: pass'] } : { seq: 2 });
    const answer = (): Response => new Response(found, { headers: { 'content-type': 'application/json' } });
    return new Promise<Response>((resolve) => answers.push(() => resolve(answer())));
  });
});

function tableWith(...moves: string[]): Table {
  const table = new Table(new Hosted('t'));
  table.position = asking('place_or_pass', moves.map((move) => option(move)));
  return table;
}

function count(name: string): number {
  return sent.filter((one) => one === name).length;
}

describe('a decision on its way', () => {
  it('is sent once, however often it is confirmed', () => {
    const table = tableWith('pass', 'place gate');
    void table.consider('pass');
    void table.confirm();
    void table.confirm();
    void table.choose('pass');
    expect(count('decisions')).toBe(1);
    expect(table.busy).toBe(true);
  });

  it('stays on its way when something else is lost', async () => {
    const table = tableWith('pass', 'place gate');
    lost = ['preview'];
    const considered = table.consider('pass');
    void table.confirm();
    await considered;
    expect(table.busy).toBe(true);
    void table.choose('place gate');
    expect(count('decisions')).toBe(1);
  });

  it('leaves behind what was asked before it', async () => {
    const table = tableWith('pass', 'place gate');
    refused = ['preview'];
    const considered = table.consider('pass');
    void table.confirm();
    await considered;
    expect(table.problem).toBeNull();
  });

  it('is not there yet: what is refused is told', async () => {
    const table = tableWith('pass', 'place gate');
    refused = ['preview'];
    await table.consider('pass');
    expect(table.problem?.detail).toBe('The table has moved on.');
  });

  it('can be made again when it is lost itself', async () => {
    const table = tableWith('pass', 'place gate');
    lost = ['decisions'];
    await table.send('pass');
    expect([table.busy, table.connection]).toEqual([false, 'lost']);
    lost = [];
    void table.send('pass');
    expect(count('decisions')).toBe(2);
  });
});

describe('a decision that several make at once', () => {
  const OTHERS = { due: [{ seat: 'blue', decision: 'draft', since: null }, { seat: 'red', decision: 'draft', since: null }] };
  const position = (seq: number): Position => asking('draft', [option('pass')], { ...OTHERS, seq });

  function opened(): { table: Table; hear: (position: Position) => void } {
    const hosted = new Hosted('t');
    let ear: Ear | null = null;
    hosted.open = (given) => (ear = given);
    const table = new Table(hosted);
    table.game = { id: 'caylus' } as Game;
    table.position = position(1);
    table.open();
    return { table, hear: (next) => ear?.heard({ type: 'position', ...next }) };
  }

  it('is sent again when another was faster, before that is known', async () => {
    const { table, hear } = opened();
    refused = ['decisions'];
    await table.send('pass');
    expect([table.problem, table.busy]).toEqual([null, true]);
    refused = [];
    hear(position(2));
    await vi.waitFor(() => expect(count('decisions')).toBe(2));
    expect(table.busy).toBe(true);
  });

  it('is sent again when another was faster, and that was known at once', async () => {
    const { table, hear } = opened();
    refused = ['decisions'];
    const sending = table.send('pass');
    refused = [];
    hear(position(2));
    void sending;
    await vi.waitFor(() => expect(count('decisions')).toBe(2));
    expect([table.problem, table.busy]).toEqual([null, true]);
  });
});

describe('a study', () => {
  it('follows a decision once, even if it is sent again meanwhile', async () => {
    const study = new Study({ tree: treeOf('[Game "caylus"]\n'), at: 0, eyes: null, companions: {}, seed: '' });
    const decision = { seat: 'blue', move: 'pass', expected_seq: 0, key: 'k' };
    const first = study.decide(decision);
    await study.decide(decision);
    expect(count('play')).toBe(1);
    answers.forEach((answer) => answer());
    await vi.waitFor(() => expect(count('position')).toBe(1));
    answers.at(-1)?.();
    await first;
    expect(study.text.match(/blue: pass/g)).toHaveLength(1);
  });
});
