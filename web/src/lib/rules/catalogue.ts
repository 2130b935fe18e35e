/** The catalogue of pieces: copies together, and filters that stand in the address. */

import { effectsInWords } from '../pieces/effects';
import type { Effect, Piece } from '../wire';
import type { Words } from '../words/words';

/** What piece sentences are called beside the names of the pieces. */
const SENTENCES = ['effect', 'power'];
const LISTS = ['class', 'cost', 'does'] as const;

export const INCOME = 'income'; // what is no effect, but looked for like one

/** A piece, and how many of it there are. */
export interface Entry {
  piece: Piece;
  name: string;
  copies: number;
  told: string[]; // what it does, in sentences that are no drawing's
}

export interface Filters {
  class: string[];
  cost: string[];
  does: string[];
  text: string;
}

/** What two pieces must have in common to be copies of one. */
function printed(piece: Piece): string {
  return JSON.stringify({ ...piece, id: '' });
}

/** Sentences about a piece, where its drawing cannot tell what it does. */
export function sentencesOf(words: Words, piece: Piece): string[] {
  const ids = [...SENTENCES.map((name) => `${piece.sort}-${piece.id}.${name}`), `${words.game}-does-${piece.id}`];
  return ids.filter((id) => words.has(id)).map((id) => words.text(id));
}

/** A name without the number of the copy: "Conspirator (1)" and "Farm (start 1)". */
function withoutNumber(name: string): string {
  return name.replace(/\s*\d+\)$/, ')').replace(/\s*\(\)$/, '');
}

/** All pieces, copies together, in the order of the catalogue. */
export function entriesOf(words: Words, pieces: Piece[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const piece of pieces) {
    const key = printed(piece);
    const known = found.get(key);
    if (known) {
      known.copies += piece.copies;
      known.name = withoutNumber(known.name);
    } else {
      const name = words.name(piece.sort, piece.id);
      found.set(key, { piece, name, copies: piece.copies, told: sentencesOf(words, piece) });
    }
  }
  return [...found.values()];
}

export function effectsOf(piece: Piece): Effect[] {
  return [...piece.effects, ...piece.setup_effects, ...piece.owner_effects];
}

/** The kinds of effect that a piece has. */
function kindsOf(piece: Piece): string[] {
  return [...effectsOf(piece).map(({ does }) => does), ...(piece.income ? [INCOME] : [])];
}

/** What can be filtered for: only what some piece has, in the order of the catalogue. */
export function choicesOf(entries: Entry[]): Omit<Filters, 'text'> {
  const pieces = entries.map(({ piece }) => piece);
  const once = (all: string[]): string[] => [...new Set(all)];
  return {
    class: once(pieces.map(({ group }) => group)),
    cost: once(pieces.flatMap(({ cost }) => Object.keys(cost))),
    does: once(pieces.flatMap(kindsOf)),
  };
}

/** All that can be read of a piece, for a search. */
function textOf(words: Words, { piece, name, told }: Entry): string {
  return [name, ...told, ...effectsInWords(words, effectsOf(piece)), words.name('class', piece.group)].join(' ').toLowerCase();
}

/** The pieces that fit: one of the classes, every good in the cost, one of the effects, every word. */
export function fitting(words: Words, entries: Entry[], filters: Filters): Entry[] {
  const wanted = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { piece } = entry;
    if (filters.class.length && !filters.class.includes(piece.group)) return false;
    if (!filters.cost.every((good) => piece.cost[good])) return false;
    if (filters.does.length && !kindsOf(piece).some((does) => filters.does.includes(does))) return false;
    const text = wanted.length ? textOf(words, entry) : '';
    return wanted.every((word) => text.includes(word));
  });
}

/** The filters that an address tells. */
export function filtersIn(query: URLSearchParams): Filters {
  const list = (name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean);
  return { class: list('class'), cost: list('cost'), does: list('does'), text: query.get('text') ?? '' };
}

/** The filters as an address tells them. */
export function queryOf(filters: Filters): string {
  const told = LISTS.filter((name) => filters[name].length).map((name) => `${name}=${filters[name].map(encodeURIComponent).join(',')}`);
  if (filters.text.trim()) told.push(`text=${encodeURIComponent(filters.text.trim())}`);
  return told.length ? `?${told.join('&')}` : '';
}

/** A list with this in it, or without it if it was. */
export function toggled(list: string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
