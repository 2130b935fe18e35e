/** The lines of a game as the table's events tell them, without what was taken back. */

import type { Happened, TableEvent } from '../../wire';

export interface Line {
  seq: number;
  seat: string | null; // null: chance
  move: string; // empty where it is not for these eyes
  happened: Happened[];
  at: number;
}

/** What is told beside the game: who came, left, resigned, was replaced. */
export interface Aside {
  seq: number;
  kind: string;
  seat: string | null;
  text: string | null;
  at: number;
}

const FORCED = 'forced';
const MOVE = 'move';
const BACK = 'back';

function isLine(event: TableEvent): boolean {
  return event.kind === MOVE;
}

/** A line of the record without who plays it: "red: place mason" → "place mason". */
function moveIn(text: string | null): string {
  return text?.slice(text.indexOf(':') + 1).trim() ?? '';
}

export function linesOf(events: TableEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (isLine(event)) {
      lines.push({ seq: event.seq, seat: event.seat, move: moveIn(event.text), happened: event.events, at: event.at });
    } else if (event.kind === BACK) {
      lines.length = Math.min(lines.length, Number(event.text));
    }
  }
  return lines;
}

/** Whether an event tells something that no other does: a step without a choice tells its cause, if it has one. */
export function isNews({ code, reasons }: { code: string; reasons?: unknown[] }): boolean {
  return code !== FORCED || (reasons ?? []).length > 0;
}

export function asidesOf(events: TableEvent[]): Aside[] {
  return events.filter((event) => !isLine(event) && event.kind !== BACK && event.kind !== 'begun');
}

/** The seat's decisions that stand at the end of the game so far: the steps of the turn it is making. */
export function stepsOf(lines: Line[], seat: string | null): Line[] {
  let first = lines.length;
  while (first > 0 && lines[first - 1]?.seat === seat) first -= 1;
  return seat === null ? [] : lines.slice(first);
}

/** The number of the last decision of a seat before the steps it is making now; 0 if there is none. */
export function lastTurnOf(lines: Line[], seat: string | null): number {
  const before = lines.slice(0, lines.length - stepsOf(lines, seat).length);
  return before.findLast((line) => line.seat === seat)?.seq ?? 0;
}

/** The number of a seat's last decision; where it made none, of what lies before the first decision of all. Who watches has seen all. */
export function lastActOf(lines: Line[], seat: string | null): number {
  if (seat === null) return lines.at(-1)?.seq ?? 0;
  const mine = lines.findLast((line) => line.seat === seat);
  if (mine) return mine.seq;
  const first = lines.findIndex((line) => line.seat !== null);
  return (first < 0 ? lines.at(-1) : lines[first - 1])?.seq ?? 0;
}
