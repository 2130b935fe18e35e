/** From events to beats: one row of a table for each code of each game, and what is one fact becomes one beat. */

import type { Catalogue, Happened } from '../../../wire';
import { type Anchor, type Beat, type Length, type Mark, type Rows, type Scene, type Shown, type Step, NOTHING } from '../beat';
import { ARCHITECTS, movedUp, spotOf } from './architects';
import { CAYLUS } from './caylus';
import { CAYLUS_1303 } from './caylus_1303';
import { COMMON } from './common';
import { MAGNA_CARTA } from './magna_carta';
import { counter, touched } from './making';
import { homeward, tileOf } from './standing';

/** What the stage knows of a game. */
interface Stagecraft {
  rows: Rows;
  anchorOf: (place: string) => Anchor; // of a place where a worker is set or acts
  silent: (scene: Scene, told: Step[]) => Step[]; // what moves and is not told
}

const GAMES: Record<string, Stagecraft> = {
  caylus: { rows: CAYLUS, anchorOf: tileOf, silent: homeward },
  magna_carta: { rows: MAGNA_CARTA, anchorOf: tileOf, silent: homeward },
  caylus_1303: { rows: CAYLUS_1303, anchorOf: tileOf, silent: homeward },
  architects: { rows: ARCHITECTS, anchorOf: spotOf, silent: movedUp },
};
/** A game that has no table of its own. */
const UNKNOWN: Stagecraft = { rows: {}, anchorOf: tileOf, silent: () => [] };

const ORDER: Length[] = ['quiet', 'tick', 'step', 'deed', 'work', 'moment', 'finale'];
const FORCED = 'forced';
const PHASE = 'phase_began';
const ACTIVATED = 'activated';
/** How much of its time each of several beats of one series takes. */
const SERIES = 0.6;

/** What each game has a row for, its own or the common one. */
export function hasRow(game: string, code: string): boolean {
  return code in (GAMES[game]?.rows ?? {}) || code in COMMON;
}

/** The anchor of a place where workers are set, by its id. */
export function anchorOf(game: string, place: string): Anchor {
  return (GAMES[game] ?? UNKNOWN).anchorOf(place);
}

/** Where goods come from after an event, if it says so. */
function sourceAfter(source: Anchor | null, { game, catalogue }: { game: string; catalogue: Catalogue }, { code, facts }: Happened): Anchor | null {
  const place = typeof facts.place === 'string' ? anchorOf(game, facts.place) : source;
  switch (code) {
    case 'activated':
    case 'scheme_revealed':
      return place;
    case 'worker_placed': // where he acts at once
      return 'activated' in catalogue.events ? source : place;
    case 'favour_row_chosen':
      return `favour.${String(facts.row)}.${String(facts.column)}`;
    case 'slot_used':
      return `site.${String(facts.slot)}`;
    case 'lots_offered':
      return 'castle';
    case 'reset_began':
      return 'prison';
    case 'phase_began':
    case 'turn_began':
      return null;
    default:
      return source;
  }
}

/** What happened, as scenes: each knows what came before it. `source`: where the last one of the scenes before these left off. */
export function scenesOf(shown: Shown[], told: { game: string; me: string | null; catalogue: Catalogue }, source: Anchor | null = null): Scene[] {
  const craft = GAMES[told.game] ?? UNKNOWN;
  const left = new Map<unknown, Anchor>(); // where the last worker of each seat went home from in this phase
  let from = source;
  return shown.map((one, n) => {
    const { event } = one;
    const last = shown[n - 1]?.event;
    if (last) from = sourceAfter(from, told, last);
    if (event.code === PHASE) left.clear();
    const scene = { ...one, ...told, source: from, isForced: last?.code === FORCED && last.facts.seat === event.facts.seat };
    for (const step of craft.silent(scene, [])) if (isHomeward(step)) left.set(step.piece.colour, placeOf(step.from));
    return { ...scene, source: from ?? left.get(event.facts.seat) ?? null };
  });
}

/** A worker who leaves a place, where he has done what he could, or does it now. */
function isHomeward({ piece, from }: Step): boolean {
  return piece.shape === 'pawn' && from.startsWith('place.');
}

/** The place of a circle. */
function placeOf(circle: Anchor): Anchor {
  return circle.split('.').slice(0, 2).join('.');
}

/** Where the scenes leave off, for those that follow them. */
export function sourceOf(scenes: Scene[]): Anchor | null {
  const last = scenes.at(-1);
  return last ? sourceAfter(last.source, last, last.event) : null;
}

/** An event of a game that the stage does not know: what it changes is lit where it is counted. */
function plain(scene: Scene): ReturnType<Rows[string]> {
  const { seat } = scene.event.facts;
  if (typeof seat !== 'string') return {};
  return { length: 'tick', lights: [counter(seat), ...touched(scene)] };
}

/** What the stage shows of one event. */
export function beatOf(scene: Scene): Beat {
  const { event, game } = scene;
  const craft = GAMES[game] ?? UNKNOWN;
  const row = craft.rows[event.code] ?? COMMON[event.code] ?? plain;
  const part = row(scene);
  const told = part.steps ?? [];
  return {
    ...NOTHING,
    seat: typeof event.facts.seat === 'string' ? event.facts.seat : null,
    says: event,
    ...part,
    lights: [...new Set(part.lights ?? [])],
    marks: (part.marks ?? []).map((mark) => ({ ...mark, event })),
    steps: [...told, ...craft.silent(scene, told)],
    events: [event],
  };
}

function isSameWay(one: Step, other: Step): boolean {
  const [a, b] = [one.piece, other.piece];
  return one.from === other.from && one.to === other.to && one.from !== one.to && !one.via && !other.via && a.shape === b.shape && a.kind === b.kind && a.colour === b.colour;
}

/** Bundles of one kind on the same way are one. */
function summed(steps: Step[]): Step[] {
  const found: Step[] = [];
  for (const step of steps) {
    const at = found.findIndex((one) => isSameWay(one, step));
    const like = found[at];
    if (like) found[at] = { ...like, count: like.count + step.count };
    else found.push(step);
  }
  return found;
}

/** Of marks of one kind at one anchor the last. */
function latest(marks: Mark[]): Mark[] {
  return marks.filter(({ anchor, kind }, n) => !marks.slice(n + 1).some((later) => later.anchor === anchor && later.kind === kind));
}

/** The sentence for two beats that are one: of the greater; of two alike mine, or else the last. */
function saysOf(first: Beat, second: Beat, me: string | null): Happened | null {
  if (!first.says || !second.says) return first.says ?? second.says;
  const rank = ORDER.indexOf(second.length) - ORDER.indexOf(first.length);
  if (rank !== 0) return rank > 0 ? second.says : first.says;
  if (first.says.code !== second.says.code) return first.says;
  return first.says.facts.seat === me ? first.says : second.says;
}

function merged(first: Beat, second: Beat, me: string | null): Beat {
  const isGreater = ORDER.indexOf(second.length) > ORDER.indexOf(first.length);
  const length = isGreater ? second.length : first.length;
  const sound = (isGreater ? second.sound : first.sound) ?? first.sound ?? second.sound;
  return {
    ...first,
    length,
    more: first.more + second.more,
    seat: first.seat === second.seat ? first.seat : null,
    says: saysOf(first, second, me),
    events: [...first.events, ...second.events],
    lights: [...new Set([...first.lights, ...second.lights])],
    marks: latest([...first.marks, ...second.marks]),
    steps: summed([...first.steps, ...second.steps]),
    opens: first.opens === 'round' || second.opens === 'round' ? 'round' : first.opens || second.opens,
    ...(sound ? { sound } : {}),
  };
}

/** What has no beat of its own, carried by the one that follows. */
function carrying(quiet: Beat[], beat: Beat): Beat {
  if (!quiet.length) return beat;
  return {
    ...beat,
    says: beat.says ?? quiet.findLast(({ says }) => says)?.says ?? null,
    events: [...quiet.flatMap(({ events }) => events), ...beat.events],
    lights: [...new Set([...quiet.flatMap(({ lights }) => lights), ...beat.lights])],
    marks: latest([...quiet.flatMap(({ marks }) => marks), ...beat.marks]),
    steps: [...quiet.flatMap(({ steps }) => steps), ...beat.steps],
    opens: beat.opens || (quiet.findLast(({ opens }) => opens)?.opens ?? ''),
    isWith: beat.isWith && !quiet.some(({ events }) => events.some(({ code }) => code === ACTIVATED)), // another's work begins
  };
}

/** Whether two of these have the same key: what begins with the first is over before anything is seen of it. */
function isRun(quiet: Beat[]): boolean {
  const keys = quiet.map(({ merges }) => merges).filter(Boolean);
  return new Set(keys).size < keys.length;
}

/** Quiet beats without one that carries them: a run of one key is a tick, and a piece that moves is seen. */
function alone(quiet: Beat[]): Beat[] {
  const [last] = quiet.slice(-1);
  if (!last) return [];
  const whole = carrying(quiet.slice(0, -1), last);
  return [{ ...whole, length: whole.steps.length ? 'step' : isRun(quiet) ? 'tick' : 'quiet' }];
}

/** The beats that follow each other: what is one fact is one beat, what is quiet goes with what follows it. */
export function beatsOf(scenes: Scene[]): Beat[] {
  const me = scenes[0]?.me ?? null;
  const beats: Beat[] = [];
  const quiet: Beat[] = [];
  for (const scene of scenes) {
    const beat = beatOf(scene);
    if (beat.length === 'quiet') {
      quiet.push(beat);
      continue;
    }
    if (isRun(quiet)) beats.push(...alone(quiet.splice(0)));
    const whole = carrying(quiet.splice(0), beat);
    const last = beats.at(-1);
    if (last && last.merges && last.merges === whole.merges) beats[beats.length - 1] = merged(last, whole, me);
    else beats.push(whole);
  }
  return quickened([...beats, ...alone(quiet)]);
}

/** Beats of one series that follow each other are told quicker. */
function quickened(beats: Beat[]): Beat[] {
  return beats.map((beat, n) => {
    const isOfMany = beat.series !== '' && [beats[n - 1], beats[n + 1]].some((next) => next?.series === beat.series);
    return isOfMany ? { ...beat, pace: SERIES } : beat;
  });
}
