import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discard, keepStudy, makeRoom, MOST, newId, putBack, rename, ROOM, studies, studyAt } from '../../../src/lib/study/collection';
import type { Kept } from '../../../src/lib/study/study.svelte';
import { grown, treeOf } from '../../../src/lib/study/tree';

const RECORD = '[Game "caylus"] [Seats "blue red"]\n\n* turn_order red blue\nred: place gate\n';
const PREFIX = 'keepwright-studies-';

function study(more: Partial<Kept> = {}): Kept {
  return { tree: treeOf(RECORD), at: 2, eyes: null, companions: {}, seed: '', isOwn: true, ...more };
}

beforeEach(() => localStorage.clear());

describe('the studies of this browser', () => {
  it('are listed with the last one first, and come back as they were', () => {
    const other = study({ tree: grown(treeOf(RECORD), 1, ['red: pass']).tree, name: 'a quick start', eyes: 'red', companions: { blue: 'apprentice' } });
    keepStudy('one', study(), 1_000);
    keepStudy('two', other, 3_000);
    keepStudy('three', study(), 2_000);
    expect(studies().map(({ id }) => id)).toEqual(['two', 'three', 'one']);
    expect(studies()[0]).toEqual({ id: 'two', isDamaged: false, name: 'a quick start', game: 'caylus', seats: ['blue', 'red'], lines: 3, changed: 3_000 });
    expect(studyAt('two')).toEqual(other);
    expect(studyAt('four')).toBeNull();
    expect(new Set(Array.from({ length: 50 }, newId)).size).toBe(50);
  });

  it('do not suffer from one that is damaged', () => {
    keepStudy('one', study(), 1_000);
    const broken = ['{', 'null', '[]', '{"changed": 1, "kept": {}}', JSON.stringify({ changed: 9, kept: study({ at: 7 }) })];
    broken.push(JSON.stringify({ changed: 9, kept: study({ tree: { head: '[Game "caylus"]', nodes: [{ id: 1, parent: 5, line: '', name: '' }] }, at: 1 }) }));
    broken.push(JSON.stringify({ changed: 9, kept: study({ tree: { ...treeOf(RECORD), head: 'nothing' } }) }));
    broken.forEach((text, n) => localStorage.setItem(`${PREFIX}bad${n}`, text));
    localStorage.setItem('keepwright-study-tutorial-caylus', '{}');
    const [first, ...rest] = studies();
    expect(first).toMatchObject({ id: 'one', isDamaged: false });
    expect(rest.map(({ isDamaged }) => isDamaged)).toEqual(broken.map(() => true));
    for (const { id } of rest) {
      expect(studyAt(id)).toBeNull();
      expect(rename(id, 'x')).toBeNull();
      discard(id);
    }
    expect(studies().map(({ id }) => id)).toEqual(['one']);
  });

  it('are renamed, deleted and put back', () => {
    keepStudy('one', study(), 1_000);
    rename('one', 'the gate');
    expect(studies()[0]).toMatchObject({ name: 'the gate', changed: 1_000 });
    const text = discard('one');
    expect(studies()).toEqual([]);
    expect(putBack('one', text)).toBeNull();
    expect(studies()[0]).toMatchObject({ id: 'one', name: 'the gate', changed: 1_000 });
  });

  it('make room if nothing was done in them', () => {
    keepStudy('looked at', study({ isOwn: false }), 1_000);
    keepStudy('played', study(), 2_000);
    keepStudy('now', study({ isOwn: false }), 3_000);
    localStorage.setItem(`${PREFIX}bad`, '{');
    makeRoom('now');
    expect(studies().map(({ id }) => id)).toEqual(['now', 'played', 'bad']);
  });

  it('are not too many', () => {
    for (let n = 0; n < MOST; n += 1) expect(keepStudy(`s${n}`, study(), n)).toBeNull();
    expect(keepStudy('another', study())).toBe('many');
    expect(keepStudy('s3', study({ name: 'goes on' }))).toBeNull();
    discard('s7');
    expect(keepStudy('another', study())).toBeNull();
  });

  it('take no more room than there is', () => {
    const large = study({ seed: 'x'.repeat(ROOM / 2) });
    expect(keepStudy('one', large)).toBeNull();
    expect(keepStudy('two', large)).toBe('full');
    expect(keepStudy('three', study())).toBeNull();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(keepStudy('three', study({ name: 'new' }))).toBe('full');
    expect(rename('three', 'new')).toBe('full');
    expect(putBack('four', '{}')).toBe('full');
    full.mockRestore();
    expect(studies().find(({ id }) => id === 'three')?.name).toBe('');
  });
});
