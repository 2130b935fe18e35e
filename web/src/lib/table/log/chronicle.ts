/** The log as chapters: what happened, under the headings of its rounds and phases. */

import type { Facts, Happened } from '../../wire';
import { changesOf, type Changes, type Tellings } from './changes';
import type { Aside, Line } from './lines';

/** Where in the game something is. */
export interface Moment {
  round: number | null; // null: before the first
  phase: string | null;
  turn?: number; // in a game without rounds: the turn with which the first player begins anew
}

const NOWHERE: Moment = { round: null, phase: null };

export interface Entry {
  key: string;
  seq: number;
  number: number | null; // the line's number, at its first entry
  seat: string | null;
  happened: Happened | null;
  aside: Aside | null;
  changes: Changes;
  opens: boolean; // another player than before
}

export interface Chapter extends Moment {
  key: string;
  entries: Entry[];
}

/** A stretch of the game between two beginnings of rounds, counted in lines. */
export interface Stretch {
  round: number | null;
  turn?: number; // with which it begins, in a game without rounds
  from: number; // lines played when it begins
  to: number;
  phases: number[]; // lines played when its phases begin, but for the first
}

function seatIn({ facts }: Happened): string | null {
  return typeof facts.seat === 'string' ? facts.seat : null;
}

/** Follows a game from event to event: its rounds and phases, or the turns of its first player. */
class Course {
  moment: Moment = { round: null, phase: null };
  private turns = 0;
  private first: string | null = null;

  constructor(private readonly tellings: Tellings) {}

  /** Go on by an event; whether another moment begins with it. */
  goOn(told: Happened): boolean {
    const { code, facts } = told;
    const marks = this.tellings[code]?.marks;
    if (marks === 'round') this.moment = { round: Number(facts.round), phase: null };
    else if (marks === 'phase') this.moment = { round: this.moment.round, phase: facts.phase as string };
    else return marks === 'turn' && this.turn(seatIn(told));
    return true;
  }

  private turn(seat: string | null): boolean {
    this.turns += 1;
    this.first ??= seat;
    if (seat !== this.first || this.moment.round !== null) return false;
    this.moment = { round: null, phase: null, turn: this.turns };
    return true;
  }
}

/** The round and phase after this event; now, if none is named. */
export function momentAt(tellings: Tellings, lines: Line[], seq: number | null): Moment {
  const course = new Course(tellings);
  for (const line of lines) {
    if (seq !== null && line.seq > seq) break;
    for (const happened of line.happened) course.goOn(happened);
  }
  return course.moment;
}

/** How many turns have begun until then; until now, if no event is named. */
export function turnAt(tellings: Tellings, lines: Line[], seq: number | null): number {
  const until = lines.filter((line) => seq === null || line.seq <= seq);
  return until.flatMap(({ happened }) => happened).filter(({ code }) => tellings[code]?.marks === 'turn').length;
}

/** The round and phase that a view tells, where no event did: in a game that begins with a position. */
function momentIn(view: Facts, phases: readonly { id: string }[]): Moment {
  const phase = phases.find(({ id }) => id === view.phase);
  return phase ? { round: Number(view.round), phase: phase.id } : NOWHERE;
}

/** Where in the game the table is that is shown. */
export function momentOf(
  tellings: Tellings,
  lines: Line[],
  seq: number | null,
  view: Facts,
  phases: readonly { id: string }[],
): Moment {
  const told = momentAt(tellings, lines, seq);
  return told.round === null ? momentIn(view, phases) : told;
}

/** Adds up changes of the same kinds. */
function together(first: Changes, second: Changes): Changes {
  const sum = { ...first };
  for (const [kind, count] of Object.entries(second)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

class Writer {
  readonly chapters: Chapter[] = [];
  private readonly course: Course;
  private isNew = true;
  private last: string | null | undefined = undefined;

  constructor(private readonly tellings: Tellings) {
    this.course = new Course(tellings);
  }

  line({ seq, happened }: Line, number: number): void {
    const begun = this.written;
    let spent: { seat: string | null; changes: Changes; told: Happened } | null = null;
    const settle = (): void => {
      if (spent) this.happened(seq, number, begun, spent.told, spent.changes);
      spent = null;
    };
    for (const told of happened) {
      if (this.course.goOn(told)) {
        settle();
        this.isNew = true;
        continue;
      }
      const seat = seatIn(told);
      let changes = changesOf(this.tellings, told);
      if (spent && spent.seat !== seat) settle();
      if (spent) changes = together(spent.changes, changes);
      if (this.tellings[told.code]?.is_detail) {
        if (Object.keys(changes).length) spent = { seat, changes, told };
        continue;
      }
      spent = null;
      this.happened(seq, number, begun, told, changes);
    }
    settle();
  }

  aside(aside: Aside): void {
    this.add({ key: `${aside.seq}`, seq: aside.seq, number: null, seat: aside.seat, happened: null, aside, changes: {} });
  }

  private written = 0;

  private happened(seq: number, line: number, begun: number, told: Happened, changes: Changes): void {
    const nth = this.written - begun;
    const number = nth === 0 ? line : null;
    this.add({ key: `${seq}.${nth}`, seq, number, seat: seatIn(told), happened: told, aside: null, changes });
  }

  private add(entry: Omit<Entry, 'opens'>): void {
    let chapter = this.chapters.at(-1);
    if (this.isNew || !chapter) {
      chapter = { key: entry.key, ...this.course.moment, entries: [] };
      this.chapters.push(chapter);
      this.isNew = false;
      this.last = undefined;
    }
    chapter.entries.push({ ...entry, opens: entry.seat !== this.last });
    this.last = entry.seat;
    this.written += 1;
  }
}

/** All that happened, in chapters; phases in which nothing happened are left out. */
export function chronicleOf(tellings: Tellings, lines: Line[], asides: Aside[]): Chapter[] {
  const writer = new Writer(tellings);
  const beside = [...asides];
  lines.forEach((line, n) => {
    while (beside[0] && beside[0].seq < line.seq) writer.aside(beside.shift() as Aside);
    writer.line(line, n + 1);
  });
  for (const aside of beside) writer.aside(aside);
  return writer.chapters;
}

/** The entries from one place to another, counted from 0 over all chapters, under the headings of their chapters. */
export function partOf(chapters: Chapter[], from: number, to: number): Chapter[] {
  let before = 0;
  return chapters.flatMap((chapter) => {
    const entries = chapter.entries.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += chapter.entries.length;
    return entries.length ? [{ ...chapter, entries }] : [];
  });
}

/** The rounds, or what stands for them, as stretches of lines, for the replay bar. */
export function stretchesOf(tellings: Tellings, lines: Line[]): Stretch[] {
  const stretches: Stretch[] = [{ round: null, from: 0, to: lines.length, phases: [] }];
  const course = new Course(tellings);
  lines.forEach((line, n) => {
    for (const happened of line.happened) {
      const last = stretches.at(-1) as Stretch;
      const at = n + 1;
      if (!course.goOn(happened)) continue;
      if (tellings[happened.code]?.marks !== 'phase') {
        last.to = at;
        const { round, turn } = course.moment;
        stretches.push({ round, ...(turn ? { turn } : {}), from: at, to: lines.length, phases: [] });
      } else if (at > last.from && last.phases.at(-1) !== at) {
        last.phases.push(at);
      }
    }
  });
  return stretches.filter((stretch) => stretch.to > stretch.from);
}

/** How many lines were played after this event. */
export function linesUntil(lines: Line[], seq: number): number {
  return lines.findLastIndex((line) => line.seq <= seq) + 1;
}
