/** What a forecast tells of a choice, and what its places are called. */

import { shortName } from '../../pieces/names';
import type { Words } from '../../words/words';
import type { Expected, Forecast, ForecastRow, Option } from '../../wire';
import { chosenIn } from '../turn';
import type { Table } from '../table.svelte';

/** The courses in which nobody pushes the provost, or in which there is none. */
const CALM = new Set(['stays', 'only']);

export interface Prospect {
  row: ForecastRow;
  cell: Expected;
}

/** The forecast after the move that is chosen; null if none is, or one looks at the past. */
export function forecastThen(table: Table): Forecast | null {
  return table.isPast ? null : (chosenIn(table.turn)?.preview?.forecast ?? null);
}

/** What the worker brings whom a choice puts there: if the provost stays, or, beyond him, if he were there. */
export function prospectOf(forecast: Forecast | null, { argument }: Option): Prospect | null {
  const at = forecast?.rows.findIndex(({ place, has_worker }) => has_worker && place === argument) ?? -1;
  const row = forecast?.rows[at];
  const cell = forecast?.columns.find(({ going }) => CALM.has(going))?.cells[at];
  return row && cell ? { row, cell: row.reach?.brings ?? cell } : null;
}

/** What a place is called. */
export function nameOfPlace(words: Words, { place, piece }: { place: string; piece: string }): string {
  if (words.has(`building-${piece || place}`)) return shortName(words.name('building', place));
  return words.has(`location-${place}`) ? words.name('location', place) : words.text(`tab-${place}`);
}

export function isNothing(amounts: Record<string, number>): boolean {
  return Object.keys(amounts).length === 0;
}
