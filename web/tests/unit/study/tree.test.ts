import { describe, expect, it } from 'vitest';
import { childrenOf, endOf, grown, named, nodeAt, pathTo, playerOf, pruned, recordTo, seatsIn, setUp, sinceSetUp, START, treeOf } from '../../../src/lib/study/tree';

const HEAD = '[Format "1"]\n[Game "caylus"] [Seats "blue red"]\n# a remark';
const RECORD = `${HEAD}\n\n* turn_order red blue\nred: place gate # brave\nblue: pass\n`;

describe('the lines of play', () => {
  it('of a record are one', () => {
    const tree = treeOf(RECORD);
    expect(tree.head).toBe(HEAD);
    expect(pathTo(tree, endOf(tree, START)).map(({ line }) => line)).toEqual(['* turn_order red blue', 'red: place gate', 'blue: pass']);
    expect(recordTo(tree, endOf(tree, START))).toBe(RECORD.replace(' # brave', ''));
    expect(seatsIn(tree.head)).toEqual(['blue', 'red']);
  });

  it('branch where another way is taken, and are the same where it is not', () => {
    const tree = treeOf(RECORD);
    const same = grown(tree, 1, ['red: place gate']);
    expect(same.at).toBe(2);
    const other = grown(tree, 1, ['red: pass', 'blue: place inn']);
    expect(childrenOf(other.tree, 1).map(({ line }) => line)).toEqual(['red: place gate', 'red: pass']);
    expect(recordTo(other.tree, other.at)).toContain('red: pass\nblue: place inn');
    expect(endOf(other.tree, START)).toBe(3);
  });

  it('are named, and forgotten with all that comes behind', () => {
    const { tree, at } = grown(treeOf(RECORD), 1, ['red: pass', 'blue: place inn']);
    expect(nodeAt(named(tree, at, 'the inn'), at).name).toBe('the inn');
    const less = pruned(tree, nodeAt(tree, at).parent);
    expect(less.nodes.length).toBe(4);
    expect(childrenOf(less, 1).length).toBe(1);
  });

  it('tell who plays', () => {
    expect(playerOf('red: place gate')).toBe('red');
    expect(playerOf('* draw church')).toBe('');
  });

  it('begin anew with a position that was set up, and keep what was before', () => {
    const set = '[Seats "blue red"]\n[Position "{}"]\n\n* draw church\n';
    const { tree, at } = setUp(treeOf(RECORD), 2, set);
    expect(recordTo(tree, at)).toBe(set);
    expect(sinceSetUp(tree, at).map(({ line }) => line)).toEqual(['* draw church']);
    const on = grown(tree, at, ['red: pass']);
    expect(recordTo(on.tree, on.at)).toBe(`${set}red: pass\n`);
    expect(recordTo(on.tree, 3)).toContain('red: place gate\nblue: pass');
    expect(playerOf(nodeAt(tree, nodeAt(tree, at).parent).line)).toBe('');
  });

  it('may be none', () => {
    const tree = treeOf(HEAD);
    expect(endOf(tree, START)).toBe(START);
    expect(recordTo(tree, START)).toBe(`${HEAD}\n\n`);
  });
});
