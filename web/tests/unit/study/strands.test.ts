import { describe, expect, it } from 'vitest';
import { holds, strandsOf, type Row } from '../../../src/lib/study/strands';
import { grown, setUp, treeOf, type Tree } from '../../../src/lib/study/tree';

const RECORD = '[Seats "blue red"]\n\n* turn_order red blue\nred: place gate\nblue: pass\n';

/** Rows as text: each line with what was tried instead, indented. */
function drawn(rows: Row[], indent = ''): string[] {
  return rows.flatMap(({ node, number, others }) => [
    `${indent}${number} ${node.line || 'set up'}`,
    ...others.flatMap((strand) => [`${indent}> ${strand.count}`, ...drawn(strand.rows, `${indent}  `)]),
  ]);
}

describe('the strands of a study', () => {
  it('are one where nobody went another way', () => {
    expect(drawn(strandsOf(treeOf(RECORD)))).toEqual(['1 * turn_order red blue', '2 red: place gate', '3 blue: pass']);
    expect(strandsOf(treeOf('[Seats "blue red"]'))).toEqual([]);
  });

  it('stand below the line instead of which they were tried', () => {
    const first = grown(treeOf(RECORD), 1, ['red: pass', 'blue: place inn']);
    const second = grown(first.tree, 4, ['blue: place gate']);
    expect(drawn(strandsOf(second.tree))).toEqual([
      '1 * turn_order red blue',
      '2 red: place gate',
      '> 3',
      '  2 red: pass',
      '  3 blue: place inn',
      '  > 1',
      '    3 blue: place gate',
      '3 blue: pass',
    ]);
  });

  it('begin to count anew where a position was set up', () => {
    const { tree } = setUp(treeOf(RECORD), 2, '[Seats "blue red"]\n[Position "{}"]\n\n* draw church\n');
    expect(drawn(strandsOf(tree))).toContain('  0 set up');
    expect(drawn(strandsOf(tree))).toContain('  1 * draw church');
  });

  it('know what they hold, in branches of branches too', () => {
    const first = grown(treeOf(RECORD), 1, ['red: pass', 'blue: place inn']);
    const { tree, at } = grown(first.tree, 4, ['blue: place gate']);
    const [strand] = strandsOf(tree)[1]?.others ?? [];
    expect(strand && holds(strand, at)).toBe(true);
    expect(strand && holds(strand, 3)).toBe(false);
  });

  it('of a long game are found at once', () => {
    let tree: Tree = treeOf(`[Seats "blue red"]\n\n${Array.from({ length: 1_500 }, (_, n) => `red: trade ${n}`).join('\n')}`);
    for (let n = 0; n < 60; n += 1) tree = grown(tree, n * 20, [`blue: pass ${n}`]).tree;
    const before = performance.now();
    expect(strandsOf(tree).length).toBe(1_500);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
