/** The printed pieces of a table's game. */

import { bundlesInWords, effectInWords } from '../../pieces/effects';
import type { Table } from '../../table/table.svelte';
import type { Facts, Piece } from '../../wire';
import type { Words } from '../../words/words';

export function pieceOf(table: Table, id: string): Piece | undefined {
  return table.catalogue?.pieces.find((piece) => piece.id === id);
}

/** The name of a building. */
export function nameOf(table: Table, piece: Piece): string {
  return table.words.name('building', piece.id);
}

/** A case in which a building is used: what its last effect does, and the facts to tell of it. */
export function caseOf(words: Words, piece: Piece): [string, Facts] {
  const effect = piece.effects.at(-1);
  if (!effect) return ['none', { goods: words.goods(piece.gain) }];
  const goods = effect.gains.length ? bundlesInWords(words, effect.gains) : effectInWords(words, effect);
  const group = effect.group ? words.name('class', effect.group) : '';
  return [effect.does, { pay: words.goods(effect.pay), goods, group }];
}
