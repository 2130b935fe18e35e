import type { Option } from '../../../src/lib/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { bring, seenOf, tabOf, thingsAt } from '../../../src/lib/tutorial/pointing';

function box(left: number, top: number, width: number, height: number): DOMRect {
  return { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top, toJSON: () => ({}) };
}

beforeEach(() => {
  document.body.innerHTML = `
    <div data-region="prompt"><button data-choice="pass"></button></div>
    <button data-spot="castle"></button><button data-spot="gate" hidden></button>
    <nav><button data-region="tab-players"></button><button data-region="tab-more"></button></nav>`;
  for (const one of document.querySelectorAll<HTMLElement>('*')) {
    one.getClientRects = () => (one.hidden ? [] : [box(0, 0, 10, 10)]) as unknown as DOMRectList;
  }
});

const option = (move: string, argument = ''): Option => ({ move, argument }) as Option;

const named = (things: HTMLElement[]): (string | undefined)[] =>
  things.map(({ dataset }) => dataset.spot ?? dataset.choice ?? dataset.region);

test('spots and regions are found where they are drawn', () => {
  expect(named(thingsAt(['castle', 'gate', 'prompt'], null))).toEqual(['castle', 'prompt']);
});

test('the button of a suggested move stands for the prompt', () => {
  expect(named(thingsAt(['prompt', 'castle'], option('pass')))).toEqual(['castle', 'pass']);
});

test('a suggested move without a button is pointed at where its thing is drawn', () => {
  expect(named(thingsAt(['prompt'], option('provost +2', 'castle')))).toEqual(['castle']);
});

test('on a phone the way to a thing is pointed at', () => {
  expect(named(thingsAt(['opponents', 'tab-stock', 'tab-favours'], null))).toEqual(['tab-players', 'tab-more']);
});

test('a tab is told from other points', () => {
  expect([tabOf('tab-stock'), tabOf('castle')]).toEqual(['stock', '']);
});

test('of a thing that is scrolled away nothing is seen', () => {
  document.body.innerHTML = '<main class="plist"><button></button></main>';
  const [list, thing] = [document.querySelector('main') as HTMLElement, document.querySelector('button') as HTMLElement];
  list.getBoundingClientRect = () => box(0, 100, 300, 200);
  thing.getBoundingClientRect = () => box(10, 90, 200, 60);
  expect(seenOf(thing)).toEqual({ left: 10, top: 100, width: 200, height: 50 });
  thing.getBoundingClientRect = () => box(10, 20, 200, 60);
  expect(seenOf(thing)).toBeNull();
});

test('of a thing that is higher than its list the head comes into sight', () => {
  document.body.innerHTML = '<main class="plist"><button></button></main>';
  const [list, thing] = [document.querySelector('main') as HTMLElement, document.querySelector('button') as HTMLElement];
  thing.scrollIntoView = vi.fn();
  thing.getBoundingClientRect = () => box(0, 0, 100, 150);
  for (const [room, block] of [[100, 'start'], [200, 'nearest']] as const) {
    Object.defineProperty(list, 'clientHeight', { value: room, configurable: true });
    bring(thing);
    expect(thing.scrollIntoView).toHaveBeenLastCalledWith({ block, inline: 'nearest' });
  }
});
