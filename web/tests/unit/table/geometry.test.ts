import { describe, expect, it } from 'vitest';
import { nextBox, type Box } from '../../../src/lib/table/geometry';

/** Boxes of 10 by 10 at these columns and rows, 20 apart. */
function boxes(...places: [number, number][]): Box[] {
  return places.map(([column, row]) => ({ left: column * 20, top: row * 20, width: 10, height: 10 }));
}

describe('arrow keys', () => {
  const grid = boxes([0, 0], [1, 0], [2, 0], [0, 1], [1, 1]);

  it('lead to the nearest box in their direction', () => {
    expect(nextBox(0, grid, 'right')).toBe(1);
    expect(nextBox(1, grid, 'left')).toBe(0);
    expect(nextBox(1, grid, 'down')).toBe(4);
    expect(nextBox(3, grid, 'up')).toBe(0);
  });

  it('go on in the next row at the end of one, as reading does', () => {
    expect(nextBox(2, grid, 'right')).toBe(3);
    expect(nextBox(3, grid, 'left')).toBe(2);
  });

  it('lead down to the nearest column where rows differ', () => {
    expect(nextBox(2, grid, 'down')).toBe(4);
  });

  it('lead nowhere beyond the edges', () => {
    expect(nextBox(0, grid, 'up')).toBe(-1);
    expect(nextBox(0, grid, 'left')).toBe(-1);
    expect(nextBox(4, grid, 'right')).toBe(-1);
    expect(nextBox(9, grid, 'right')).toBe(-1);
  });

  it('reach every box of a board', () => {
    const reached = new Set([0]);
    const open = [0];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextBox(from, grid, direction);
        if (next >= 0 && !reached.has(next)) open.push(next);
        if (next >= 0) reached.add(next);
      }
    }
    expect(reached.size).toBe(grid.length);
  });
});
