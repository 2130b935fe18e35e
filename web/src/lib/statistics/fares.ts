/** How pieces fared, as rows of a table: named, sorted, filtered by class. */

import type { PieceFare } from '../wire';
import type { Words } from '../words/words';

export const COLUMNS = ['name', 'share', 'wins', 'points'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Fare {
  fare: PieceFare;
  name: string;
  glyph: string;
  more: number | null; // how many points more than usual its players had
}

/** The number of a copy behind a name: "Miner (1)", "Farm (start 2)". */
const COPY = /\s*\(\d+\)$|\s+\d+(?=\)$)/;

function nameOf(words: Words, { kind, pieces, sort }: PieceFare): string {
  if (words.has(`${sort}-${kind}`)) return words.name(sort, kind);
  return words.name(sort, pieces[0] ?? kind).replace(COPY, '');
}

export function faresOf(words: Words, pieces: PieceFare[]): Fare[] {
  return pieces.map((fare) => ({
    fare,
    name: nameOf(words, fare),
    glyph: fare.glyph,
    more: fare.points === null || fare.usual === null ? null : fare.points - fare.usual,
  }));
}

/** The classes of these pieces, in their order. */
export function classesOf(fares: Fare[]): string[] {
  return [...new Set(fares.map(({ fare }) => fare.group))];
}

/** What a column is sorted by; nothing is less than everything. */
function valueOf({ fare, more }: Fare, column: Column): number {
  if (column === 'share') return fare.share.value;
  if (column === 'points') return more ?? -Infinity;
  return fare.wins && fare.fair !== null ? fare.wins.value - fare.fair : (fare.wins?.value ?? -Infinity);
}

/** Sorted by a column: names from a to z, numbers from the greatest, or the other way round. */
export function sorted(fares: Fare[], column: Column, isTurned: boolean, language: string): Fare[] {
  const byName = (one: Fare, other: Fare): number => one.name.localeCompare(other.name, language);
  const byValue = (one: Fare, other: Fare): number => {
    const [first, second] = [valueOf(one, column), valueOf(other, column)];
    return first === second ? byName(one, other) : second - first;
  };
  const found = [...fares].sort(column === 'name' ? byName : byValue);
  return isTurned ? found.reverse() : found;
}
