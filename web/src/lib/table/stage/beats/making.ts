/** What beats are made of: facts of events and views, pieces, ways. */

import { isCoin, kindOfField } from '../../../pieces/goods';
import type { Facts } from '../../../wire';
import { changesOf } from '../../log/changes';
import { playerOf } from '../../players';
import type { Anchor, Carried, Marked, Scene, Sound, Step } from '../beat';
import { fieldOf } from '../counters';

const POINTS = 'prestige';
const WORKER = 'worker';
/** What each space of a walk takes longer, in thousandths of a second. */
export const STRIDE = 130;

/** A fact of the event that is a word; empty where there is none. */
export function word({ event }: Scene, name: string): string {
  const fact = event.facts[name];
  return typeof fact === 'string' ? fact : '';
}

/** A fact of the event that is a number; 0 where there is none. */
export function number({ event }: Scene, name: string): number {
  const fact = event.facts[name];
  return typeof fact === 'number' ? fact : 0;
}

/** A fact of the event that is a list of words. */
export function list({ event }: Scene, name: string): string[] {
  return listIn(event.facts, name);
}

export function listIn(facts: Facts, name: string): string[] {
  const value = facts[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Something in a view that has parts of its own. */
export function partsIn(facts: Facts, name: string): Facts {
  const value = facts[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
}

export function countIn(facts: Facts, name: string): number {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
}

export function seatOf(scene: Scene): string {
  return word(scene, 'seat');
}

/** The shield of the event's seat, or one of its counters. */
export function mine(scene: Scene, field = ''): Anchor {
  return counter(seatOf(scene), field);
}

export function counter(seat: string, field = ''): Anchor {
  return field ? `seat.${seat}.${field}` : `seat.${seat}`;
}

/** The cards of a seat: my hand, or another's number of cards. */
export function cardsOf({ me }: Scene, seat: string): Anchor {
  return seat === me ? 'hand' : counter(seat, 'hand');
}

/** Where workers of a seat are when they are nowhere else. */
export function homeOf(view: Facts, seat: string): Anchor {
  return 'camp' in playerOf(view, seat) ? `camp.${seat}` : counter(seat, fieldOf(view, seat, WORKER));
}

/** What lies at a place, where goods come from; without one, the stock. */
export function effectOf(source: Anchor | null): Anchor {
  if (source === null) return 'stock';
  return source.startsWith('place.') ? `${source}.effect` : source;
}

export const pawn = (colour: string): Carried => ({ shape: 'pawn', colour });
export const house = (colour: string): Carried => ({ shape: 'house', colour });
export const disc = (colour: string): Carried => ({ shape: 'disc', colour });
export const card = (kind = ''): Carried => (kind ? { shape: 'card', kind } : { shape: 'card' });
export const tile = (kind: string): Carried => ({ shape: 'tile', kind });
export const flag = (kind: string): Carried => ({ shape: 'flag', kind });
export const token = (kind: string): Carried => ({ shape: 'token', kind });
export const good = (kind: string): Carried => ({ shape: 'good', kind });
export const FAVOUR = good('favour');

/** A piece on its way. */
export function way(piece: Carried, from: Anchor, to: Anchor, sound?: Sound, count = 1): Step {
  return sound ? { piece, from, to, count, sound } : { piece, from, to, count };
}

/** A piece that rises, or is turned over, in its place. */
export function raised(piece: Carried, at: Anchor, sound?: Sound): Step {
  return way(piece, at, at, sound);
}

/** Steps that begin together: only the last is waited for. */
export function together(steps: Step[]): Step[] {
  return steps.map((step, n) => (n < steps.length - 1 ? { ...step, isLoose: true } : step));
}

/** Steps that nothing waits for. */
export function loose(steps: Step[]): Step[] {
  return steps.map((step) => ({ ...step, isLoose: true }));
}

function drawn(kind: string, seat: string): Carried {
  if (kind === WORKER) return pawn(seat);
  return kind === POINTS ? { shape: 'points', kind } : good(kind);
}

function heard(kind: string, isGain: boolean): Sound {
  if (kind === WORKER) return 'knock';
  if (kind === POINTS) return isGain ? 'point' : 'loss';
  if (kind === FAVOUR.kind) return 'point-high';
  return isCoin(kind) ? 'coin' : isGain ? 'cube' : 'cube-out';
}

/** What the event changes of what its seat has; goods of choice are told when they are chosen. */
function changes(scene: Scene): [string, number][] {
  const { catalogue, event, after } = scene;
  const player = playerOf(after, seatOf(scene));
  const isCounted = (kind: string): boolean => !Object.keys(player).length || fieldOf(after, seatOf(scene), kind) in player;
  return Object.entries(changesOf(catalogue.events, event)).filter(([kind]) => isCounted(kind));
}

/** The counters that the event changes. */
export function touched(scene: Scene): Anchor[] {
  return changes(scene).map(([kind]) => mine(scene, fieldOf(scene.after, seatOf(scene), kind)));
}

/** Workers are lent by the camp, where there is one; everything else comes from where it is said. */
function otherEnd(scene: Scene, kind: string, said: Anchor): Anchor {
  const home = homeOf(scene.after, seatOf(scene));
  return kind === WORKER && home.startsWith('camp.') ? home : said;
}

/** What the event gives its seat, all kinds together, from there to its counters. */
export function gains(scene: Scene, from: Anchor): Step[] {
  const seat = seatOf(scene);
  const steps = changes(scene)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => way(drawn(kind, seat), otherEnd(scene, kind, from), mine(scene, fieldOf(scene.after, seat, kind)), heard(kind, true), count));
  return together(steps);
}

/** What the event takes from its seat, all kinds together, from its counters to there; points are gone, and go nowhere. */
export function losses(scene: Scene, to: Anchor): Step[] {
  const seat = seatOf(scene);
  const steps = changes(scene)
    .filter(([kind, count]) => count < 0 && kind !== POINTS)
    .map(([kind, count]) => way(drawn(kind, seat), mine(scene, fieldOf(scene.after, seat, kind)), otherEnd(scene, kind, to), heard(kind, false), -count));
  return together(steps);
}

/** A price that the event does not name: what its seat has less of. */
export function price({ before, after, event }: Scene, field: string, to: Anchor): Step[] {
  const seat = String(event.facts.seat);
  const paid = countIn(playerOf(before, seat), field) - countIn(playerOf(after, seat), field);
  return paid > 0 ? [{ ...way(good(kindOfField(field)), counter(seat, field), to, 'coin', paid), isLoose: true }] : [];
}

/** A flag walks along the road, from space to space. */
export function walk(kind: string, from: number, to: number): Step[] {
  if (from === to) return [];
  const ahead = Math.sign(to - from);
  const via = Array.from({ length: Math.abs(to - from) - 1 }, (_, n) => strip(from + (n + 1) * ahead));
  return [{ piece: flag(kind), from: strip(from), to: strip(to), count: 1, via, sound: 'tread' }];
}

export function strip(space: number): Anchor {
  return `road.strip.${space}`;
}

/** What the spaces of walks add to a beat. */
export function strides(steps: Step[]): number {
  return STRIDE * steps.reduce((sum, { piece, via = [] }) => sum + (piece.shape === 'flag' ? via.length + 1 : 0), 0);
}

/** Where a flag stood on my last board, if it stands there no more; views count its space less a number. */
export function left(kind: string, seat: string | null, from: number, less = 0): Marked {
  return {
    anchor: strip(from),
    kind: 'was',
    seat,
    piece: flag(kind),
    holds: (now, then) => then[kind] === from - less && now[kind] !== from - less,
  };
}

/** What is new at an anchor. */
export function fresh(scene: Scene, anchor: Anchor, holds?: Marked['holds']): Marked {
  return { anchor, kind: 'fresh', seat: seatOf(scene) || null, ...(holds ? { holds } : {}) };
}

/** Where something went away that stood there on my last board. */
export function gone(scene: Scene, anchor: Anchor, piece: Carried, holds?: Marked['holds']): Marked {
  return { anchor, kind: 'was', seat: seatOf(scene) || null, piece, ...(holds ? { holds } : {}) };
}
