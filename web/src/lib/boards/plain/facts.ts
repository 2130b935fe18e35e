/** What the plain board shows: pieces with their owners, and whatever else a view tells. */

import type { Table } from '../../table/table.svelte';
import type { Catalogue, Facts } from '../../wire';

/** What stands around the facts of a game, and is shown elsewhere. */
const FRAME = new Set(['game', 'rules', 'options', 'seats', 'agenda', 'players', 'over']);
const FIELD = 'field-';

/** What is counted before a player. */
export function fieldsIn(catalogue: Catalogue | null): string[] {
  return Object.keys(catalogue?.rules ?? {})
    .filter((id) => id.startsWith(FIELD))
    .map((id) => id.slice(FIELD.length));
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The seat that some fact gives a piece to. */
export function ownerOf(view: Facts, id: string): string | null {
  const seats = view.seats as string[];
  for (const fact of Object.values(view)) {
    if (isFacts(fact) && seats.includes(String(fact[id]))) return String(fact[id]);
  }
  return null;
}

/** Whether a fact says whose pieces are, which their houses show. */
function isShown(table: Table, fact: unknown): boolean {
  return isFacts(fact) && Object.keys(fact).every((id) => ownerOf(table.view, id) && table.catalogue?.pieces.some((piece) => piece.id === id));
}

/** A fact in words: seats and pieces by their names. */
function inWords(table: Table, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((one) => inWords(table, one)).join(', ') || '–';
  if (isFacts(value)) {
    const pairs = Object.entries(value).map(([key, one]) => `${inWords(table, key)}: ${inWords(table, one)}`);
    return pairs.join(', ') || '–';
  }
  const id = String(value);
  const piece = table.catalogue?.pieces.find((one) => one.id === id);
  if (piece) return table.words.name(piece.sort, id);
  return table.words.has(`colour-${id}`) ? table.words.seat(id) : id;
}

/** The other facts of the view, each with its name. */
export function factsOf(table: Table): { id: string; name: string; text: string }[] {
  const names = (id: string): string =>
    [`setup-field-${id}`, `board-${id}`, `panel-field-${id}`].filter((one) => table.words.has(one)).map((one) => table.words.text(one))[0] ??
    id.replaceAll('_', ' ');
  return Object.entries(table.view)
    .filter(([id, value]) => !FRAME.has(id) && !isShown(table, value))
    .map(([id, value]) => ({ id, name: names(id), text: inWords(table, value) }));
}
