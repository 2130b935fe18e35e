import { expect, test } from 'vitest';
import { dockOf, placesIn } from '../../../src/lib/tutorial/docks';

const AREA = { left: 0, top: 50, width: 800, height: 600 };

test('nine places lie inside the area, those at its foot first', () => {
  const places = placesIn(AREA, 300, 150, 10);
  expect(places).toHaveLength(9);
  expect(places[0]).toEqual({ left: 10, top: 490, width: 300, height: 150 });
  for (const { left, top, width, height } of places) {
    expect(left).toBeGreaterThanOrEqual(AREA.left);
    expect(top).toBeGreaterThanOrEqual(AREA.top);
    expect(left + width).toBeLessThanOrEqual(AREA.left + AREA.width);
    expect(top + height).toBeLessThanOrEqual(AREA.top + AREA.height);
  }
});

test('a card lies at the first place where it covers nothing', () => {
  const [first, second] = placesIn(AREA, 300, 150, 10);
  expect(dockOf(placesIn(AREA, 300, 150, 10), [])).toEqual(first);
  const thing = { left: 20, top: 600, width: 40, height: 40 };
  expect(dockOf(placesIn(AREA, 300, 150, 10), [{ box: thing, weight: 1 }])).toEqual(second);
});

test('where it has to cover something, it is what matters least', () => {
  const [one, other] = [
    { left: 0, top: 0, width: 100, height: 100 },
    { left: 200, top: 0, width: 100, height: 100 },
  ];
  const kept = [
    { box: { left: 0, top: 0, width: 50, height: 50 }, weight: 1000 },
    { box: { left: 200, top: 0, width: 100, height: 100 }, weight: 1 },
  ];
  expect(dockOf([one, other], kept)).toEqual(other);
  expect(dockOf([], kept)).toBeUndefined();
});
