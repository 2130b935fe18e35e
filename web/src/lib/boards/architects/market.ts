/** The spaces of the Black Market: what they cost and offer, and who stands there. */

import type { Table } from '../../table/table.svelte';
import type { Amounts } from '../../words/words';
import { asView, boardOf } from './facts';
import { joined, reasonsAt } from './labels';
import { optionsOf, yieldAt } from './places';
import { nameOf } from './players';

export interface Space {
  id: string;
  silver: number; // for me, if I may go there now; else what is printed
  virtue: number;
  offer: Amounts; // empty: an apprentice or plans
  worker: string | null;
  isGhost: boolean;
  isOff: boolean;
}

export function spacesOf(table: Table): Space[] {
  const view = asView(table.view);
  const now = asView(table.now);
  const { spaces, cards } = boardOf(table).black_market;
  return spaces.map(({ id, silver, virtue, printed, card }) => {
    const lying = [card ? now[card] : null].flat().at(-1);
    const mine = yieldAt(table, id);
    const chosen = table.hasPreview && table.chosen?.argument === id ? table.seat : null;
    const worker = chosen ?? view.black_market[id] ?? null;
    return {
      id,
      silver: mine ? (mine.losses.silver ?? 0) : silver,
      virtue: mine ? (mine.losses.virtue ?? 0) : virtue,
      offer: cards[lying ?? ''] ?? printed,
      worker,
      isGhost: table.hasPreview && worker !== null && now.black_market[id] !== worker,
      isOff: optionsOf(table, id).isOff,
    };
  });
}

export function labelOfSpace(table: Table, space: Space): string {
  const { words } = table;
  const offer = Object.keys(space.offer).length
    ? words.goods(space.offer)
    : joined([words.text('arch-any_apprentice'), words.text('arch-best_of', { count: boardOf(table).black_market.draw })]);
  return joined([
    words.name('location', space.id),
    space.worker ? words.text('arch-group', { seat: nameOf(table, space.worker), count: 1 }) : '',
    words.text('arch-price', { goods: words.goods({ silver: space.silver, virtue: space.virtue }) }),
    words.text('arch-offers', { goods: offer }),
    ...reasonsAt(table, space.id),
  ]);
}
