import { expect, test } from 'vitest';
import { apply } from '../../../src/lib/table/stage/scenes';

const before = {
  round: 1,
  road: ['mason'],
  owners: { mason: 'red' },
  players: { red: { deniers: 5, goods: { wood: 1 }, hand: ['bank'] }, blue: { deniers: 4, goods: { wood: 0 }, hand: 3 } },
};

test('what changed is changed, at any depth', () => {
  const after = apply(before, [
    { path: ['round'], value: 2 },
    { path: ['players', 'red', 'deniers'], value: 3 },
    { path: ['players', 'red', 'goods', 'wood'], value: 2 },
    { path: ['players', 'blue', 'hand'], value: null },
    { path: ['owners', 'farm'], value: 'blue' },
  ]);
  expect(after).toEqual({
    round: 2,
    road: ['mason'],
    owners: { mason: 'red', farm: 'blue' },
    players: { red: { deniers: 3, goods: { wood: 2 }, hand: ['bank'] }, blue: { deniers: 4, goods: { wood: 0 }, hand: null } },
  });
});

test('what is gone is gone', () => {
  const after = apply(before, [{ path: ['owners', 'mason'] }]);
  expect(after['owners']).toEqual({});
});

test('what did not change is shared, and what was there stays as it was', () => {
  const kept = structuredClone(before);
  const after = apply(before, [
    { path: ['players', 'red', 'deniers'], value: 3 },
    { path: ['players', 'red', 'hand'], value: [] },
  ]) as typeof before;
  expect(before).toEqual(kept);
  expect(after.players.blue).toBe(before.players.blue);
  expect(after.players.red.goods).toBe(before.players.red.goods);
  expect(after.road).toBe(before.road);
  expect(apply(before, [])).toBe(before);
});
