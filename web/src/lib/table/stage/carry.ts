/** Carries pieces from one anchor to another on the layer: lifted, carried, set. Only transform and opacity move. */

import { tick } from 'svelte';
import { find, roomOf } from '../../spots/anchors';
import { air, type Clone } from './air.svelte';
import type { Anchor, Step } from './beat';
import { CARRIED, copiesOf, GAP, legsOf, LIFTED, wayOf, type Point } from './path';

const CARRY = 'cubic-bezier(.45,.05,.2,1)';
const SET = 'cubic-bezier(.2,.7,.2,1)';
const LARGE = 'scale(1.14)';
const SIZE = 'scale(1)';
const PAWN = '.pc';

export interface Pace {
  travel: number; // thousandths of a second for the whole way, at normal speed
  factor: number; // by how much the speed stretches it
  isStill: boolean; // nothing may travel
}

/** A flight that is under way: it lands by itself, or at once. What was set on the board rests there until it is cleared: the picture draws it then. */
export interface Flight {
  landed: Promise<void>;
  finish: () => void;
  clear: () => void;
}

/** Goods and points are counted where they land; all else stands there. */
function rests({ piece, to }: Step): boolean {
  return piece.shape !== 'good' && piece.shape !== 'points' && !to.startsWith('seat.');
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The drawing at an anchor that pieces leave and reach: the good in its counter, the first thing of an effect; of what is scrolled away, the edge behind which it is. */
function middleOf(anchor: Anchor): Point | null {
  const element = find(anchor);
  if (!element) return null;
  const isInside = anchor.startsWith('seat.') || anchor.endsWith('.effect');
  const drawn = (isInside && element.querySelector('.coin, .pip, .pc, .shield')) || element;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const room = roomOf(drawn);
  return { x: within(left + width / 2, room.left, room.right), y: within(top + height / 2, room.top, room.bottom) };
}

/** The points that a step touches; none if one of its ends is not in sight, or the same stands in for both. */
function pointsOf({ from, via = [], to }: Step): Point[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end || (from !== to && start.x === end.x && start.y === end.y)) return [];
  const between = via.filter((one) => one !== from && one !== to).map(middleOf);
  return [start, ...between.filter((point) => point !== null), end];
}

/** What is lifted itself, and not one of many: a flag, or the only pawn in its place. */
function originalOf({ piece: { shape, kind = '' }, from, to }: Step): Element | null {
  if (shape === 'flag') return find(kind)?.closest(`[data-anchor="${kind}"]`) ?? null;
  const element = shape !== 'pawn' || from === to || from.startsWith('seat.') ? null : find(from);
  if (!element) return null;
  const pawns = element.matches(PAWN) ? [element] : [...element.querySelectorAll(PAWN)];
  return pawns.length === 1 ? (pawns[0] ?? null) : null;
}

function translated({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Lifted, held up, set; a piece that goes nowhere rises out of its place. */
function liftOf(isRising: boolean): Keyframe[] {
  const low = isRising ? { transform: 'translateY(40%) scale(.6)', opacity: 0 } : { transform: SIZE, opacity: 1 };
  return [
    { ...low, easing: SET },
    { transform: LARGE, opacity: 1, offset: LIFTED },
    { transform: LARGE, opacity: 1, offset: LIFTED + CARRIED, easing: SET },
    { transform: SIZE, opacity: 1 },
  ];
}

/** The animations of one copy, the last one as long as the whole flight. */
function animate(clone: Clone, points: Point[], length: number, delay: number, isRising: boolean): Animation[] {
  const outer = clone.element;
  const inner = outer?.firstElementChild;
  if (!outer || !inner) return [];
  const walked = legsOf(points.length - 1, length).map((leg, n) => {
    const way = wayOf(points[n] as Point, points[n + 1] as Point);
    const frames = way.map((point) => ({ transform: translated(point) }));
    return outer.animate(frames, { delay: delay + leg.at, duration: leg.length, easing: CARRY, fill: n ? 'forwards' : 'both' });
  });
  return [...walked, inner.animate(liftOf(isRising), { delay, duration: length, fill: 'forwards' })];
}

/** Flies a step; `onSpace` is told of each space that a walk has reached, unless it is cut short. */
export function carry(step: Step, { travel, factor, isStill }: Pace, onSpace: (space: number) => void = () => undefined): Flight {
  let isOver = isStill || factor <= 0;
  let moving: Animation[] = [];
  let clones: Clone[] = [];
  let lifted: Animation | undefined; // of the original, which is in the air until the picture draws it elsewhere

  function put(): void {
    for (const one of moving) one.cancel();
    clones.forEach((clone) => air.give(clone));
    [moving, clones] = [[], []];
  }

  function clear(): void {
    put();
    lifted?.cancel();
  }

  async function fly(): Promise<void> {
    const points = isOver ? [] : pointsOf(step);
    if (points.length < 2) return;
    clones = copiesOf(step).flatMap((label) => air.take(step.piece, label) ?? []);
    await tick();
    const flights = isOver ? [] : clones.map((clone, n) => animate(clone, points, travel * factor, n * GAP * factor, step.from === step.to));
    moving = flights.flat();
    if (moving.length) lifted = originalOf(step)?.animate({ opacity: [0, 0] }, { fill: 'forwards' });
    flights[0]?.slice(0, -1).forEach((leg, n) => void leg.finished.then(() => !isOver && onSpace(n + 1)));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    if (isOver) clear();
    else if (!rests(step)) put();
  }

  return {
    landed: fly(),
    finish: () => {
      isOver = true;
      for (const one of moving) one.finish();
    },
    clear,
  };
}
