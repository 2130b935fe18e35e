/** What the fields of a position and the things in them are called. */

import { isTold, nameIn, nameOfField } from '../pieces/fields';
import type { Words } from '../words/words';

const OTHER_KINDS = ['reward', 'face', 'market'];
const NUMBERED = /^(top|bottom|standin)_(\d+)$/; // places in the workshop, cards of the automa

export function fieldName(words: Words, field: string): string {
  if (words.has(`setup-field-${field}`)) return words.text(`setup-field-${field}`);
  return isTold(words, field) ? nameOfField(words, field) : field;
}

/** What an id is called, be it a thing, a seat or a numbered place. */
export function thingName(words: Words, id: string): string {
  if (/^\d+$/.test(id)) return words.text('setup-space', { number: Number(id) });
  const [, row = '', number = ''] = NUMBERED.exec(id) ?? [];
  if (row) return words.text(`setup-${row}`, { number: Number(number) });
  const kind = OTHER_KINDS.find((one) => words.has(`${one}-${id}`));
  if (kind) return words.name(kind, id);
  const known = nameIn(words, id);
  if (known !== id) return known;
  return words.has(`building-${id.slice(id.indexOf('_') + 1)}`) ? words.name('building', id) : id;
}
