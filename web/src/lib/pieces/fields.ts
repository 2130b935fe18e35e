/** The fields of a player: what they are called and how they are drawn. */

import { written } from '../words/numbers';
import type { Words } from '../words/words';
import { isCoin, kindOfField } from './goods';

const WORKERS = new Set(['workers', 'supply']);
/** Fields that have a sign of their own. */
const SIGNS: Record<string, string> = {
  virtue: 'virtue',
  apprentices: 'apprentice',
  buildings: 'house',
  hand: 'hand',
  unpaid_debts: 'debt',
};
const GOODS = new Set(['food', 'wood', 'stone', 'cloth', 'gold', 'clay', 'marble']);
/** The kinds of thing that an id inside a field can mean. */
const KINDS = ['good', 'section', 'row', 'building', 'apprentice', 'character', 'location', 'colour'];

/** Fields that count the same thing in different games, or under the name of their good. */
const COUNTERS: Record<string, string> = {
  denier: 'coin',
  deniers: 'coin',
  silver: 'coin',
  prestige: 'points',
  workers: 'worker',
  supply: 'worker',
  favor: 'favour',
  favours: 'favour',
  favors: 'favour',
  hand: 'cards',
  unpaid_debts: 'debt',
  captured: 'captives',
};

/** What a field counts, in one word for all games. */
export function counterOf(field: string): string {
  return COUNTERS[field] ?? field;
}

export type Drawing = 'worker' | 'good' | 'sign' | 'none';

export function drawingOfField(field: string): Drawing {
  if (WORKERS.has(field)) return 'worker';
  if (signOfField(field)) return 'sign';
  const kind = kindOfField(field);
  return isCoin(kind) || GOODS.has(kind) ? 'good' : 'none';
}

/** The sign of a field that is neither a good nor a worker; empty if it has none. */
export function signOfField(field: string): string {
  return SIGNS[field] ?? '';
}

/** What an id inside a field is called. */
export function nameIn(words: Words, id: string): string {
  const kind = KINDS.find((one) => words.has(`${one}-${id}`));
  return kind ? words.name(kind, id) : id;
}

/** Fields whose parts stand on the board. */
const ON_BOARD = new Set(['workers']);

/** Whether a field is told to people; some only keep the game going. */
export function isTold(words: Words, field: string): boolean {
  const [head = '', part = ''] = field.split('.');
  if (part && ON_BOARD.has(head)) return false;
  return words.has(`panel-field-${head}`) || words.has(`good-${head}`);
}

/** What a field is called; "houses.walls" is a part of one. */
export function nameOfField(words: Words, field: string): string {
  const [head = '', part = ''] = field.split('.');
  const name = words.has(`panel-field-${head}`) ? words.text(`panel-field-${head}`) : words.name('good', head);
  return part ? words.text('panel-part', { name, part: nameIn(words, part) }) : name;
}

/** A number with its sign, with a true minus. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : written(count);
}
