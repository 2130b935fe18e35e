/** What a spot on the board says of itself: name, owner, worker, price, reasons. */

import { shortName } from '../../pieces/names';
import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import { caseOf, nameOf } from '../parts/pieces';
import type { Notch } from '../parts/provost';
import { priceAt, reasonsAt } from '../parts/spots';
import type { Standing } from './plots';

/** The name that a tile has room for; copies share it. */
export function tileName(table: Table, piece: Piece): string {
  return shortName(table.words.name('building', piece.kind));
}

/** Buildings with room for several workers, each drawn in his place. */
const WITH_PLACES = new Set(['castle', 'stables', 'inn']);

export function hasPlaces(piece: Piece): boolean {
  return WITH_PLACES.has(piece.id);
}

/** Price and reasons against it, for the end of a label. */
export function standingOfChoice(table: Table, spot: string): string[] {
  const { words } = table;
  const price = priceAt(table, spot);
  if (price) return [words.text('caylus-price', { price })];
  return reasonsAt(table, spot);
}

export function labelOfNotch(table: Table, notch: Notch): string {
  const name = table.words.text('caylus-provost_to', { space: notch.space });
  return [name, ...standingOfChoice(table, notch.option?.argument ?? '')].join(', ');
}

/** All that is to be said of a building, in the order in which one wants to hear it. */
export function labelOf(table: Table, what: Standing, space = 0, isBeyond = false): string {
  const { words } = table;
  const parts = [nameOf(table, what.piece)];
  if (space) parts.unshift(words.text('road-space', { space }));
  if (what.owner) parts.push(words.text('road-owned', { seat: table.nameOf(what.owner) }));
  for (const { colour } of what.workers) parts.push(words.text('road-occupied', { seat: table.nameOf(colour) }));
  if (what.isAwaiting) parts.push(words.text('caylus-awaiting'));
  if (isBeyond) parts.push(words.text('road-beyond'));
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
  const [deed, facts] = caseOf(words, piece);
  return words.text(`caylus-example-${deed}`, facts);
}
