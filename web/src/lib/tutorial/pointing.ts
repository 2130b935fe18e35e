/** What a step points at, where it is drawn: spots of the board, or marked regions of the frame. */

import type { Box } from '../table/geometry';
import type { Option } from '../wire';

const TAB = 'tab-';
const LEAST = 16; // px that have to be seen of a thing
const SCROLLED = '.plist, .tabbody, .choices';
/** Where a phone keeps what a desk shows at once. */
const ELSEWHERE: Record<string, string> = { opponents: 'tab-players', tabs: 'tab-more' };

function drawn(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
}

const spotAt = (name: string): HTMLElement | undefined => drawn(`[data-spot="${name}"]`);
const regionOf = (name: string): HTMLElement | undefined => drawn(`[data-region="${name}"]`);

/** The thing itself, or the way to it. */
function thingAt(point: string): HTMLElement | undefined {
  const found = spotAt(point) ?? regionOf(point);
  if (found) return found;
  return regionOf(ELSEWHERE[point] ?? (point.startsWith(TAB) ? `${TAB}more` : ''));
}

const isThere = (one: HTMLElement | undefined): one is HTMLElement => one !== undefined;

/** Where a move is chosen: its button, or the spot of its thing. */
function placeOf({ move, argument }: Option): HTMLElement | undefined {
  return drawn(`[data-choice="${move}"]`) ?? spotAt(argument || move);
}

/** The spots pointed at, and where the suggested move is chosen; without one, all that is pointed at. */
export function thingsAt(points: string[], suggested: Option | null): HTMLElement[] {
  const choice = suggested ? placeOf(suggested) : undefined;
  const things = choice ? [...points.map(spotAt), choice] : points.map(thingAt);
  return [...new Set(things.filter(isThere))];
}

/** The tab that a point means; empty if it means none. */
export function tabOf(point: string): string {
  return point.startsWith(TAB) ? point.slice(TAB.length) : '';
}

/** Bring a thing into sight; of one that is higher than its list, the head. */
export function bring(thing: HTMLElement | undefined): void {
  const room = thing?.closest(SCROLLED)?.clientHeight ?? innerHeight;
  const isHigher = (thing?.getBoundingClientRect().height ?? 0) > room;
  thing?.scrollIntoView({ block: isHigher ? 'start' : 'nearest', inline: 'nearest' });
}

/** What is seen of a thing: nothing where it is scrolled away. */
export function seenOf(thing: HTMLElement): Box | null {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const frame = thing.closest(SCROLLED)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
  const [width, height] = [Math.min(right, frame.right) - x, Math.min(bottom, frame.bottom) - y];
  return width > LEAST && height > LEAST ? { left: x, top: y, width, height } : null;
}
