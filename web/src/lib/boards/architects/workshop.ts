/** The apprentices who lie face up: what lies on them, and what hiring one costs. */

import type { Table } from '../../table/table.svelte';
import { asView, boardOf } from './facts';

const HIRE = 'hire';

export interface Offered {
  place: string;
  id: string;
  silver: number; // on the card
  skip: number; // silver for the cards before it, with one more worker of mine
  price: number | null; // all that hiring costs now, as foreseen; null if it is not asked
  isGone: boolean; // in the preview only
}

/** The cards in their places; one that is chosen stays where it is until the move is made. */
export function offeredIn(table: Table): (Offered | null)[] {
  const view = asView(table.view);
  const now = asView(table.now);
  const { places, columns, skips } = boardOf(table).workshop;
  const here = now.players[table.seat ?? '']?.workers.workshop ?? 0;
  const isHiring = table.decision?.options.some(({ verb }) => verb === HIRE) ?? false;
  const row = (isHiring ? skips.here : skips.next)[here];
  return places.map((place, at) => {
    const id = now.workshop[place];
    if (!id) return null;
    const option = table.optionsAt(id).find(({ verb, legal }) => verb === HIRE && legal);
    const foreseen = option && table.foreseen(option.move);
    const isHere = view.workshop[place] === id;
    return {
      place,
      id,
      silver: (isHere ? view : now).workshop_silver[place] ?? 0,
      skip: table.seat ? (row?.[at % columns] ?? 0) : 0,
      price: foreseen ? table.priceOf(option.move) : null,
      isGone: table.hasPreview && !Object.values(view.workshop).includes(id),
    };
  });
}
