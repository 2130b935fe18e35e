/** Things on the table in words, for whoever listens: number, name, owner, worker, price, reason. */

import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire';
import { pieceOf } from '../parts/pieces';
import { planInWords } from '../parts/plan';
import { countOf, numbersOf, seenIn, spotOf, type RoadCard } from './cards';
import { reserveOf } from './faces';

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Why none of these can be chosen, if none can. */
function reasons(table: Table, options: Option[]): string[] {
  if (options.some((option) => option.legal)) return [];
  return options.flatMap((option) => option.obstacles.map((obstacle) => table.words.obstacle(obstacle)));
}

/** What the only choice costs in deniers; a worker that is not asked for yet costs the same as one that is. */
export function priceOf(table: Table, options: Option[]): number {
  const [only, another] = options.filter((option) => option.legal);
  if (!only || another) return 0;
  return table.priceOf(only.move) || (only.verb === 'place' ? numbersOf(table).action_price : 0);
}

function price(table: Table, options: Option[]): string {
  const denier = priceOf(table, options);
  return denier ? table.words.text('magna-price', { goods: table.words.goods({ denier }) }) : '';
}

export function labelOfRoadCard(table: Table, card: RoadCard): string {
  const { words } = table;
  const options = table.optionsAt(spotOf(table, card));
  const piece = pieceOf(table, card.shown);
  const kind = piece ? reserveOf(piece) : '';
  return joined([
    `${card.number}`,
    words.name('building', card.shown),
    card.owner ? words.text('magna-owner', { who: table.nameOf(card.owner) }) : '',
    card.worker ? words.text('magna-worker', { who: table.nameOf(card.worker) }) : '',
    card.reserve && kind ? words.text('magna-reserve', { goods: words.goods({ [kind]: card.reserve }) }) : '',
    card.isMarked ? words.text('magna-marked') : '',
    card.isAtProvost ? words.name('term', 'provost') : '',
    card.isBeyond ? words.text('magna-beyond') : '',
    price(table, options),
    ...reasons(table, options),
  ]);
}

/** A card that can be built: name, cost, points, owner, reason. */
export function labelOfCard(table: Table, id: string, owner: string | null = null): string {
  const { words } = table;
  const piece = pieceOf(table, id);
  return joined([
    words.name('building', id),
    words.text('magna-price', { goods: words.goods(piece?.cost ?? {}) }),
    words.text('magna-worth', { count: piece?.at_end?.prestige ?? 0 }),
    owner ? words.text('magna-owner', { who: table.nameOf(owner) }) : '',
    ...reasons(table, table.optionsAt(id)),
    ...(owner ? [] : planInWords(table, id)),
  ]);
}

export function labelOfPile(table: Table, spot: string, name: string, cards: string[] | number): string {
  const { words } = table;
  const options = table.optionsAt(spot);
  const what = options[0] ? words.action(options[0]) : '';
  return joined([
    words.name('term', name),
    words.text('magna-cards', { count: countOf(cards) }),
    what,
    price(table, options),
    options.some((option) => table.foreseen(option.move)?.sealed) ? words.text('spot-sealed') : '',
    ...reasons(table, options),
  ]);
}

export function labelOfCastle(table: Table): string {
  const { words } = table;
  const seen = seenIn(table.view);
  const piles = numbersOf(table).sections.map(
    ({ id }) => `${words.name('section', id)} ${words.text('magna-left', { left: seen.tokens[id] ?? 0, all: tokensAtStart(table, id) })}`,
  );
  return joined([words.name('term', 'castle_card'), ...piles]);
}

/** How many tokens of a section the game began with. */
export function tokensAtStart(table: Table, id: string): number {
  const section = numbersOf(table).sections.find((one) => one.id === id);
  return section?.tokens[`${seenIn(table.view).seats.length}`] ?? 0;
}

export function labelOfBridge(table: Table): string {
  const { words } = table;
  const passed = seenIn(table.view).passed.map((colour, n) => `${n + 1} ${table.nameOf(colour)}`);
  return joined([words.name('term', 'bridge_card'), ...passed]);
}
