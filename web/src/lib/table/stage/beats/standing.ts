/** Where workers stand on a road, one in each circle; and how they go home. */

import type { Facts } from '../../../wire';
import type { Anchor, Marked, Scene, Step } from '../beat';
import { homeOf, listIn, partsIn, pawn, seatOf, way } from './making';

/** Lists of a view whose places are counted: what their anchors are called. */
const QUEUES: Record<string, Anchor> = { castle: 'castle.queue', site: 'site.queue', stables: 'place.stables.worker' };
/** Single circles of a view. */
const CIRCLES: Record<string, Anchor> = { inn_left: 'place.inn.worker.1', inn_right: 'place.inn.worker.2' };
const SITE = 'construction_site';

/** Every circle with a worker, and whose he is. */
export function standing(view: Facts): Map<Anchor, string> {
  const found = new Map<Anchor, string>();
  for (const [place, seat] of Object.entries(partsIn(view, 'workers'))) found.set(`place.${place}.worker`, String(seat));
  for (const [place, seat] of Object.entries(partsIn(view, 'second_workers'))) found.set(`place.${place}.worker.2`, String(seat));
  for (const [name, anchor] of Object.entries(QUEUES)) listIn(view, name).forEach((seat, n) => found.set(`${anchor}.${n + 1}`, seat));
  for (const [name, anchor] of Object.entries(CIRCLES)) if (typeof view[name] === 'string') found.set(anchor, view[name]);
  return found;
}

/** The place itself, round which the corners stand. */
export function tileOf(place: string): Anchor {
  return place === 'castle' ? 'castle' : `place.${place}`;
}

/** The circle that the next worker at a place takes. */
export function nextCircle(view: Facts, place: string): Anchor {
  const name = place === SITE ? 'site' : place;
  if (name in QUEUES) return `${QUEUES[name]}.${listIn(view, name).length + 1}`;
  if (place === 'inn') return CIRCLES.inn_left as Anchor;
  return place in partsIn(view, 'workers') ? `place.${place}.worker.2` : `place.${place}.worker`;
}

/** The circle at a place where a seat's worker stands. */
export function circleOf(view: Facts, place: string, seat: string): Anchor {
  const second = `place.${place}.worker.2`;
  return standing(view).get(second) === seat && standing(view).get(`place.${place}.worker`) !== seat ? second : `place.${place}.worker`;
}

/** A worker is new in a circle. */
export function arrived(scene: Scene, anchor: Anchor, circle: Anchor): Marked {
  const seat = seatOf(scene);
  const holds = (now: Facts, then: Facts): boolean => standing(now).get(circle) === seat && standing(then).get(circle) !== seat;
  return { anchor, kind: 'fresh', seat, holds };
}

/** A worker of my last board is no more in his circle. */
export function departed(scene: Scene, circle: Anchor): Marked {
  const seat = seatOf(scene);
  const holds = (now: Facts, then: Facts): boolean => standing(then).get(circle) === seat && standing(now).get(circle) !== seat;
  return { anchor: circle, kind: 'was', seat, piece: pawn(seat), holds };
}

/** Workers who went home without a word: their work is done. */
export function homeward({ before, after }: Scene, told: Step[]): Step[] {
  const now = standing(after);
  return [...standing(before)]
    .filter(([circle, seat]) => now.get(circle) !== seat && !told.some(({ from }) => from === circle))
    .map(([circle, seat]) => ({ ...way(pawn(seat), circle, homeOf(after, seat)), isLoose: true }));
}
