/** What stays until I act: the corners with their numbers, the chips, and the strip that says what happened since my turn. */

import type { Facts, Happened } from '../../wire';
import { changesOf, isAgainst, type Tellings } from '../log/changes';
import type { Anchor, Beat, Mark } from './beat';
import { fieldOf } from './counters';
import { playerOf } from '../players';

/** The eyes that look: what happened since the board of my last act. */
export interface Since {
  tellings: Tellings;
  me: string | null;
  then: Facts; // the board of my last act
  now: Facts;
  open?: ReadonlySet<Anchor>; // the places that were open to me then; without it, all were
}

/** A mark that stays, and its number; others' marks behind the ninth have none. */
export interface Corner extends Mark {
  number: number | null;
}

/** A sentence of the strip, the number of its corner and what to light for it. */
export interface Said {
  event: Happened;
  number: number | null;
  anchors: Anchor[];
  isAgainst: boolean;
}

export interface Strip {
  said: Said[];
  more: number; // how many others are not said
}

/** What a seat has more or less of in one counter than on my last board, and the events that tell of it. */
export interface Chip {
  seat: string;
  field: string;
  sum: number;
  parts: { event: Happened; count: number }[];
}

const MOST = 3;
const NUMBERED = 9;
const PASSED = 'passed';
const PLACED = 'worker_placed';
/** What the board shows, piece by piece. */
const ON_BOARD = new Set(['workers']);

/** What is said of an event, the lightest number first. */
enum Weight {
  Lost,
  Taken,
  Gained,
  Passed,
  Built,
  Rest,
}

function isMine({ me }: Since, { facts }: Happened): boolean {
  return me !== null && facts.seat === me;
}

function concerns(since: Since, event: Happened): boolean {
  return isMine(since, event) || isAgainst(since.tellings, event, since.me);
}

/** The marks that show what is different from my last board, of each kind at each anchor the last, numbered as they came. */
export function cornersOf(beats: Beat[], since: Since): Corner[] {
  const marks = beats.flatMap((beat) => beat.marks).filter(({ holds }) => holds?.(since.now, since.then) ?? true);
  const last = marks.filter(({ anchor, kind }, n) => !marks.slice(n + 1).some((later) => later.anchor === anchor && later.kind === kind));
  let count = 0;
  return last.map((mark) => {
    if (mark.kind === 'was') return { ...mark, number: null };
    count += 1;
    return { ...mark, number: count <= NUMBERED || concerns(since, mark.event) ? count : null };
  });
}

/** Whether an event has a sentence of its own in the strip: not what heads a chapter, nor a part of another. */
function isNews({ tellings }: Since, { code }: Happened): boolean {
  const telling = tellings[code];
  return telling !== undefined && !telling.is_detail && !telling.is_recount && !telling.marks;
}

function weightOf(since: Since, event: Happened, corners: Corner[]): Weight {
  const telling = since.tellings[event.code];
  if (isAgainst(since.tellings, event, since.me)) return Weight.Lost;
  if (isMine(since, event)) return Object.values(changesOf(since.tellings, event)).some((count) => count > 0) ? Weight.Gained : Weight.Rest;
  const at = corners.filter((corner) => corner.event === event).map(({ anchor }) => anchor);
  if (event.code === PLACED && at.some((anchor) => since.open?.has(anchor) ?? true)) return Weight.Taken;
  if (event.code === PASSED) return Weight.Passed;
  return telling?.piece && at.length ? Weight.Built : Weight.Rest;
}

/** What happened since my last act, in three sentences at most: what weighs most first, the rest as a count. */
export function stripOf(beats: Beat[], since: Since): Strip {
  const corners = cornersOf(beats, since);
  const news = beats.flatMap((beat) => beat.events).filter((event) => isNews(since, event));
  const weighed = news.map((event, n) => ({ event, n, weight: weightOf(since, event, corners) }));
  const told = weighed
    .filter(({ weight }) => weight < Weight.Rest)
    .sort((one, other) => one.weight - other.weight || one.n - other.n)
    .slice(0, MOST);
  const said = told.map(({ event }) => {
    const own = corners.filter((corner) => corner.event === event);
    return {
      event,
      number: own.find(({ number }) => number !== null)?.number ?? null,
      anchors: own.map(({ anchor }) => anchor),
      isAgainst: isAgainst(since.tellings, event, since.me),
    };
  });
  return { said, more: news.length - said.length };
}

/** How much more a seat has of something than on my last board; null where somebody may not know. */
function difference({ then, now }: Since, seat: string, field: string): number | null {
  const [before, after] = [playerOf(then, seat)[field], playerOf(now, seat)[field]];
  return typeof before === 'number' && typeof after === 'number' ? after - before : null;
}

/** What each seat has more or less of in these counters; of what lies face down, what events told. What came to nothing is left out. */
export function chipsOf(events: Happened[], fields: string[], since: Since): Chip[] {
  const { tellings, now } = since;
  const parts = events
    .filter(({ code }) => !tellings[code]?.is_recount)
    .flatMap((event) => Object.entries(changesOf(tellings, event)).map(([kind, count]) => ({ event, count, seat: String(event.facts.seat), kind })))
    .map(({ kind, ...part }) => ({ ...part, field: fieldOf(now, part.seat, kind) }));
  const chips = (now.seats as string[]).flatMap((seat) =>
    fields.map((field) => {
      const own = parts.filter((part) => part.seat === seat && part.field === field);
      const sum = difference(since, seat, field) ?? own.reduce((all, { count }) => all + count, 0);
      return { seat, field, sum, parts: own.map(({ event, count }) => ({ event, count })) };
    }),
  );
  return chips.filter(({ sum, field }) => sum !== 0 && !ON_BOARD.has(field));
}
