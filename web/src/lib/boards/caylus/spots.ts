/** What a spot on the board says of itself: name, owner, worker, price, reasons. */

import type { Table } from '../../table/table.svelte';
import type { Option, Piece } from '../../wire';
import { shortName } from '../parts/names';
import { effectInWords, bundlesInWords } from '../parts/effects';
import type { Standing } from './plots';

/** Fields of a player that a worker's place costs. */
const FEES = new Set(['deniers', 'workers']);

export function nameOf(table: Table, piece: Piece): string {
  return table.words.name('building', piece.id);
}

/** The name that a tile has room for; copies share it. */
export function tileName(table: Table, piece: Piece): string {
  return shortName(table.words.name('building', piece.kind));
}

export function legalAt(table: Table, spot: string): Option[] {
  return table.optionsAt(spot).filter((option) => option.legal);
}

/** Choices there are, but none of them can be made now. */
export function isOff(table: Table, spot: string): boolean {
  const options = table.optionsAt(spot);
  return options.length > 0 && !options.some((option) => option.legal);
}

/** The coins that the one choice at a spot costs; 0 if it is paid in goods, or nothing is known. */
export function priceAt(table: Table, spot: string): number {
  const [option, another] = legalAt(table, spot);
  if (!option || another) return 0;
  const changes = table.foreseen(option.move)?.changes[table.seat ?? ''] ?? {};
  const isFee = Object.entries(changes).every(([field, change]) => change >= 0 || FEES.has(field));
  return isFee ? table.priceOf(option.move) : 0;
}

/** Price and reasons against it, for the end of a label. */
export function standingOfChoice(table: Table, spot: string): string[] {
  const { words } = table;
  const price = priceAt(table, spot);
  if (price) return [words.text('caylus-price', { price })];
  if (!isOff(table, spot)) return [];
  return table.optionsAt(spot).flatMap((option) => option.obstacles.map((obstacle) => words.obstacle(obstacle)));
}

/** All that is to be said of a building, in the order in which one wants to hear it. */
export function labelOf(table: Table, what: Standing, space = 0, isBeyond = false): string {
  const { words } = table;
  const parts = [nameOf(table, what.piece)];
  if (space) parts.unshift(words.text('caylus-space', { space }));
  if (what.owner) parts.push(words.text('caylus-owned', { seat: table.nameOf(what.owner) }));
  for (const worker of what.workers) parts.push(words.text('caylus-occupied', { seat: table.nameOf(worker) }));
  if (what.isAwaiting) parts.push(words.text('caylus-awaiting'));
  if (isBeyond) parts.push(words.text('caylus-beyond'));
  return [...parts, ...standingOfChoice(table, what.spot)].join(', ');
}

/** What a special building does, which no drawing tells. */
export function doesOf(table: Table, piece: Piece): string[] {
  const id = `caylus-does-${piece.id}`;
  return table.words.has(id) ? [table.words.text(id)] : [];
}

/** A case in which a building is used. */
export function exampleOf(table: Table, piece: Piece): string {
  const { words } = table;
  if (words.has(`caylus-example-${piece.id}`)) return words.text(`caylus-example-${piece.id}`);
  const effect = piece.effects.at(-1);
  if (!effect) return words.text('caylus-example-none', { goods: words.goods(piece.gain) });
  return words.text(`caylus-example-${effect.does}`, {
    pay: words.goods(effect.pay),
    goods: effect.gains.length ? bundlesInWords(words, effect.gains) : effectInWords(words, effect),
    group: effect.group ? words.name('class', effect.group) : '',
  });
}
