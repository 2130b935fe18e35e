/** Things on the board in words, for whoever listens: number, name, owner, worker, price, reason. */

import { shortName } from '../../pieces/names';
import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import { caseOf, nameOf } from '../parts/pieces';
import type { Notch } from '../parts/provost';
import type { Standing } from '../parts/road';
import { priceAt, reasonsAt } from '../parts/spots';
import type { Character } from './characters';
import { asView, boardOf, BRIDGE, SITE } from './facts';
import type { Slot } from './site';

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** The name that a tile has room for; what tells copies apart is left out. */
export function tileName(table: Table, piece: Piece): string {
  return shortName(nameOf(table, piece));
}

/** That the figures of a tile are not confirmed, if so. */
export function doubtAbout(table: Table, { confidence }: Piece): string {
  return confidence === 'low' ? table.words.text('c1303-unconfirmed') : '';
}

/** Price and reasons against it, for the end of a label. */
export function standingOfChoice(table: Table, spot: string): string[] {
  const price = priceAt(table, spot);
  return price ? [table.words.text('c1303-price', { price })] : reasonsAt(table, spot);
}

export function labelOf(table: Table, what: Standing, space = 0, isBeyond = false): string {
  const { words } = table;
  return joined([
    space ? words.text('road-space', { space }) : '',
    nameOf(table, what.piece),
    what.owner ? words.text('road-owned', { seat: table.nameOf(what.owner) }) : '',
    ...what.workers.map(({ colour }) => words.text('road-occupied', { seat: table.nameOf(colour) })),
    isBeyond ? words.text('road-beyond') : '',
    ...standingOfChoice(table, what.spot),
    doubtAbout(table, what.piece),
  ]);
}

export function labelOfNotch(table: Table, { space, option }: Notch): string {
  return joined([table.words.text('c1303-provost_after', { space }), ...standingOfChoice(table, option?.argument ?? '')]);
}

export function labelOfSlot(table: Table, { number, piece, opens }: Slot): string {
  const { words } = table;
  return joined([
    words.text('c1303-slot', { slot: number }),
    nameOf(table, piece),
    opens ? words.text('c1303-opens', { round: opens }) : '',
    ...reasonsAt(table, `${number}`),
    doubtAbout(table, piece),
  ]);
}

export function labelOfSite(table: Table): string {
  const { words } = table;
  const { site, players } = asView(table.view);
  return joined([
    words.name('board', SITE),
    ...site.map((seat, n) => words.text('c1303-in_line', { place: n + 1, seat: table.nameOf(seat), bundles: players[seat]?.bundles ?? 0 })),
    ...standingOfChoice(table, SITE),
  ]);
}

export function labelOfCharacter(table: Table, { id, holder, isUsed }: Character): string {
  const { words } = table;
  return joined([
    words.name('character', id),
    holder ? words.text('c1303-held', { seat: table.nameOf(holder) }) : words.text('c1303-on_board'),
    isUsed ? words.text('c1303-used') : '',
    words.text(`c1303-power-${id}`),
    ...reasonsAt(table, id),
  ]);
}

/** The workers that a placement costs now, for whoever has not passed; 0 if all have. */
export function priceOnBridge(table: Table): number {
  const { passed, seats } = asView(table.view);
  return passed.length < seats.length ? (boardOf(table).placement.by_passed[passed.length] ?? 0) : 0;
}

/** What the bridge tells: the price of a placement now, and who has passed. */
export function bridgeInWords(table: Table): string[] {
  const { words } = table;
  const { passed } = asView(table.view);
  const price = priceOnBridge(table);
  return [
    price ? words.text('c1303-bridge_price', { price }) : '',
    passed.length ? words.text('road-passed', { seats: passed.map((one) => table.nameOf(one)).join(', ') }) : '',
  ].filter(Boolean);
}

export function labelOfBridge(table: Table): string {
  return [table.words.name('board', BRIDGE), ...bridgeInWords(table)].join(': ');
}

/** What a place does, which no drawing tells. */
export function doesOf(table: Table, piece: Piece): string[] {
  const id = `c1303-does-${piece.id}`;
  return table.words.has(id) ? [table.words.text(id)] : [];
}

/** A case in which a building is used. */
export function exampleOf(table: Table, piece: Piece): string {
  const { words } = table;
  if (words.has(`c1303-example-${piece.id}`)) return words.text(`c1303-example-${piece.id}`);
  const [deed, facts] = caseOf(words, piece);
  return words.text(`c1303-example-${deed}`, facts);
}
