/** The deck of the automa, as far as it is open: which places its cards still name, and the card it followed last. */

import type { Table } from '../../table/table.svelte';
import { asView, boardOf } from './facts';

const REVEALED = 'scheme_revealed';

export interface Schemes {
  place: string;
  left: number; // known to be in the draw pile
  all: number; // with those discarded
}

/** How many cards name each place: those still to come, and all that were or are in the pile. */
export function schemesIn(table: Table): Schemes[] {
  const { automa } = asView(table.view);
  const places = boardOf(table).automa.schemes;
  if (!automa) return [];
  const count = (ids: string[], place: string): number => ids.filter((id) => places[id] === place).length;
  return [...new Set(Object.values(places))]
    .map((place) => {
      const left = count(automa.schemes, place);
      return { place, left, all: left + count(automa.discarded, place) };
    })
    .filter(({ all }) => all > 0);
}

/** The place that the last card named; empty before the first. */
export function lastScheme(table: Table): string {
  const at = table.replay.at;
  const lines = at === null ? table.lines : table.lines.filter(({ seq }) => seq <= at);
  const revealed = lines.flatMap(({ happened }) => happened).findLast(({ code }) => code === REVEALED);
  return String(revealed?.facts.place ?? '');
}
