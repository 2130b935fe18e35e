/** The score sheet as rows: one for each source of points. */

import type { Happened, Score } from '../../wire';
import { pointsOf, type Tellings } from '../log/changes';

export interface Row {
  id: string; // `part-…` or `score-source_…` names it
  points: Record<string, number>;
}

/** The part of a tally that was gained during the game, told by its events. */
const DURING = 'prestige';

function rowsOf(points: Map<string, Record<string, number>>, prefix: string): Row[] {
  return [...points].map(([name, bySeat]) => ({ id: prefix + name, points: bySeat }));
}

function add(rows: Map<string, Record<string, number>>, name: string, seat: string, points: number): void {
  const row = rows.get(name) ?? {};
  row[seat] = (row[seat] ?? 0) + points;
  rows.set(name, row);
}

/** The points gained during the game by their sources, if the events told all of them. */
function sources(tellings: Tellings, score: Score, events: Happened[]): Row[] {
  const rows = new Map<string, Record<string, number>>();
  const sums: Record<string, number> = {};
  for (const event of events) {
    const found = pointsOf(tellings, event);
    if (!found || !score.tallies[found.seat]) continue;
    add(rows, found.source, found.seat, found.points);
    sums[found.seat] = (sums[found.seat] ?? 0) + found.points;
  }
  const isWhole = Object.entries(score.tallies).every(([seat, { parts }]) => (sums[seat] ?? 0) === (parts[DURING] ?? 0));
  return isWhole ? rowsOf(rows, 'score-source_') : [];
}

/** Players of the printed rules who sit at no seat: the score names them beside the seats. */
export function rivalsIn(score: Score, seats: string[]): string[] {
  return Object.keys(score.tallies).filter((name) => !seats.includes(name));
}

export function sheetOf(tellings: Tellings, score: Score, events: Happened[]): Row[] {
  const during = sources(tellings, score, events);
  const parts = new Map<string, Record<string, number>>();
  for (const [seat, tally] of Object.entries(score.tallies)) {
    for (const [part, count] of Object.entries(tally.parts)) {
      if (part !== DURING || !during.length) add(parts, part, seat, count);
    }
  }
  return [...during, ...rowsOf(parts, 'part-')].filter(({ points }) => Object.values(points).some(Boolean));
}
