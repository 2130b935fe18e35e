import { expect, test, vi } from 'vitest';
import type { Line } from '../../../src/lib/table/log/lines';
import { Replay } from '../../../src/lib/table/replay/replay.svelte';
import type { Source } from '../../../src/lib/table/source';
import type { Stage } from '../../../src/lib/table/stage/stage.svelte';

const line = (seq: number, seat: string | null): Line => ({ seq, seat, move: '', happened: [], at: 0 });

function replayOf(lines: Line[]): Replay {
  const position = vi.fn((seq: number) => Promise.resolve({ at: seq, view: {} }));
  const stage = { look: vi.fn(), skip: vi.fn(), leavePast: vi.fn(), cuesOf: vi.fn(() => Promise.resolve({ cues: [], before: {} })) };
  return new Replay({ position } as unknown as Source, () => lines, stage as unknown as Stage);
}

test('the past begins with the table as chance laid it', async () => {
  const replay = replayOf([line(2, null), line(3, null), line(4, 'red'), line(5, null), line(6, 'blue')]);
  expect(replay.dealt).toBe(3);
  await replay.goTo(0);
  expect(replay.at).toBe(3);
  await replay.step(-1);
  expect(replay.at).toBe(3);
  await replay.goTo(5);
  expect(replay.at).toBe(5);
});

test('a game that chance does not open begins before its first line', async () => {
  const replay = replayOf([line(1, 'red'), line(2, 'blue')]);
  await replay.goTo(0);
  expect(replay.at).toBe(0);
});
