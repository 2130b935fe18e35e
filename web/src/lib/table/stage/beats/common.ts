/** The beats of the engine's own events, and of those that several games tell alike. */

import type { Facts } from '../../../wire';
import type { Anchor, Rows, Scene, Step } from '../beat';
import { cardsOf, counter, disc, effectOf, fresh, gains, homeOf, left, list, listIn, loose, losses, mine, number, pawn, seatOf, strides, token, touched, walk, way, word } from './making';
import { circleOf, departed } from './standing';

/** All that heads a round is one beat; so is what belongs to the set-up. */
export const HEADING = 'heading';
export const SET_UP = 'set_up';
export const FIRST_PLAYER = token('first_player');

/** The tile or location that the event names, if the game has one of this name. */
export function placeOf(scene: Scene, name = 'place'): Anchor | null {
  const place = word(scene, name);
  const { pieces, board } = scene.catalogue;
  const locations = (board as { locations?: { id: string }[] }).locations ?? [];
  const isPlace =
    pieces.some(({ id, sort }) => id === place && sort === 'building') ||
    locations.some(({ id }) => id === place) ||
    listIn(scene.after, 'road').includes(place);
  return isPlace ? `place.${place}` : null;
}

/** The place that is concerned: the one that is named, or else where the last worker acts. */
function near(scene: Scene): Anchor | null {
  return placeOf(scene) ?? scene.source;
}

/** Goods that come from where they are made. */
export function brings(scene: Scene, from: Anchor | null): ReturnType<Rows[string]> {
  const steps = gains(scene, effectOf(from));
  return {
    length: steps.length ? 'step' : 'quiet',
    lights: [...(from ? [from] : []), ...touched(scene)],
    steps,
    merges: `goods.${seatOf(scene)}.${from}`,
  };
}

/** The flag walks as far as it is told. */
function provost(scene: Scene, less: number): { steps: Step[]; from: number } {
  const to = number(scene, 'space') + less;
  const from = to - number(scene, 'steps');
  return { from, steps: walk('provost', from, to) };
}

/** A seat pays and the provost walks; `less`: how much smaller views count spaces than people. */
export function provostMoved(scene: Scene, less = 0): ReturnType<Rows[string]> {
  const { from, steps } = provost(scene, less);
  const paid = losses(scene, 'bridge.price');
  return { length: 'deed', more: strides(steps), lights: ['provost'], steps: [...paid, ...steps], marks: [left('provost', seatOf(scene), from, less)] };
}

/** Somebody does not use what is offered: nothing moves. */
function leaves(scene: Scene, at: Anchor | null): ReturnType<Rows[string]> {
  return { length: 'tick', lights: [...(at ? [at] : []), mine(scene)], merges: scene.event.code };
}

/** The number that a seat takes by passing; what the first one gets for it. */
export function passed(scene: Scene, first: Step[]): ReturnType<Rows[string]> {
  const place = number(scene, 'number');
  const seat = seatOf(scene);
  const plank = `bridge.${place}`;
  const isThere = (view: Facts): boolean => listIn(view, 'passed')[place - 1] === seat;
  return {
    length: 'deed',
    lights: [plank, 'bridge.price'],
    marks: [fresh(scene, plank, (now, then) => isThere(now) && !isThere(then))],
    steps: [{ ...way(disc(seat), mine(scene), plank, 'knock'), ...(scene.isForced ? { isLoose: true } : {}) }, ...first],
    merges: scene.isForced ? 'passed' : '',
  };
}

/** Whether the first hands are dealt. */
function isSetUp({ before }: Scene): boolean {
  return before.phase === 'set_up' || before.active === null;
}

/** Cards, face down for others, from a pile to whoever draws them. */
export function drawn(scene: Scene, from: Anchor): ReturnType<Rows[string]> {
  const seat = seatOf(scene);
  const known = list(scene, 'cards');
  const to = cardsOf(scene, seat);
  const steps = known.length
    ? known.map((kind) => way({ shape: 'card', kind }, from, to, 'paper'))
    : [way({ shape: 'card' }, from, to, 'paper', number(scene, 'count'))];
  return { length: 'step', lights: [to], steps: loose(steps.filter(({ count }) => count > 0)), merges: isSetUp(scene) ? 'drawn' : `drawn.${seat}` };
}

/** The end is counted for all seats together. */
const counts: Rows[string] = (scene) => ({ length: 'finale', lights: seatOf(scene) ? [mine(scene)] : [], sound: 'point', merges: 'counted' });

export const COMMON: Rows = {
  forced: () => ({ says: null }),
  sealed: (scene) => ({ length: 'tick', lights: [mine(scene)], sound: 'paper', merges: 'sealed' }),
  round_began: () => ({ length: 'moment', lights: ['phase'], sound: 'bell-low', opens: 'round', merges: HEADING }),
  phase_began: () => ({ lights: ['phase'], says: null, opens: 'phase', merges: 'phase' }),
  turn_order_set: () => ({ length: 'step', lights: ['turn'], sound: 'paper' }),
  activated: (scene) => ({ lights: [near(scene) ?? mine(scene)] }),
  produced: (scene) => brings(scene, near(scene)),
  gained: (scene) => brings(scene, scene.source),
  deniers_received: (scene) => brings(scene, near(scene)),
  offer_taken: (scene) => {
    const steps = losses(scene, effectOf(scene.source));
    return { length: steps.length ? 'step' : 'quiet', lights: touched(scene), steps, merges: `paid.${seatOf(scene)}` };
  },
  cubes_paid: (scene) => ({ length: 'step', lights: touched(scene), steps: losses(scene, effectOf(scene.source)), merges: `paid.${seatOf(scene)}` }),
  offer_gained: (scene) => ({ ...brings(scene, scene.source), isWith: true }),
  cubes_taken: (scene) => ({ ...brings(scene, scene.source), isWith: true }),
  owner_bonus_taken: (scene) => {
    const place = near(scene);
    return { length: 'step', isWith: true, lights: [mine(scene), ...touched(scene)], steps: gains(scene, place ? `${place}.owner` : 'stock') };
  },
  owner_rewarded: (scene) => {
    const place = near(scene);
    return { length: 'step', isWith: true, lights: [...(place ? [place] : []), ...touched(scene)], steps: gains(scene, place ? `${place}.owner` : 'stock') };
  },
  declined: (scene) => leaves(scene, near(scene)),
  stopped: (scene) => leaves(scene, scene.source),
  provost_left_alone: (scene) => leaves(scene, 'provost'),
  provost_moved: (scene) => provostMoved(scene),
  workers_sent_home: (scene) => {
    const seat = seatOf(scene);
    const circles = list(scene, 'places').map((place) => circleOf(scene.before, place, seat));
    return {
      length: 'deed',
      lights: circles,
      marks: circles.map((circle) => departed(scene, circle)),
      steps: loose(circles.map((circle) => way(pawn(seat), circle, homeOf(scene.after, seat)))),
      sound: 'hush',
      merges: 'sent_home',
    };
  },
  passed: (scene) => passed(scene, gains(scene, 'bridge.1')),
  points_counted: counts,
  final_bonus: counts,
  last_virtue_gained: counts,
  automa_counted: counts,
  game_ended: (scene) => {
    const winners = list(scene, 'winners');
    const isLost = scene.me !== null && !winners.includes(scene.me);
    return { length: 'finale', lights: ['turn', ...winners.map((seat) => counter(seat))], sound: isLost ? 'bell-low' : 'fanfare-end' };
  },
};
