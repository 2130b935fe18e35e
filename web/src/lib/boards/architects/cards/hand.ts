/** The cards of the seat that looks, by where they are. */

import type { Table } from '../../../table/table.svelte';
import { asView, cardsIn } from '../facts';

const CHARACTERS = 'character';
const ELSEWHERE = 'not_in_this_game';

export interface Hand {
  offered: string[]; // to choose from now
  kept: string[]; // of what was offered
  held: string[];
  under: string[]; // put under the pile, known to nobody else
}

/** My cards; one that is chosen stays where it is until the move is made. */
export function handOf(table: Table): Hand {
  const mine = asView(table.now).players[table.seat ?? ''];
  return {
    offered: cardsIn(mine?.offered),
    kept: cardsIn(mine?.pick),
    held: cardsIn(mine?.hand),
    under: cardsIn(mine?.put_under),
  };
}

/** The characters that I am asked to choose from, with those that somebody else took. */
export function charactersAsked(table: Table): string[] {
  const options = table.decision?.options.filter((option) => option.what === CHARACTERS) ?? [];
  return options.filter((option) => option.obstacles.every(({ code }) => code !== ELSEWHERE)).map(({ argument }) => argument);
}

/** Whether one of my cards, or a character, is asked for now. */
export function isHandAsked(table: Table): boolean {
  const { offered, held } = handOf(table);
  const mine = new Set([...offered, ...held]);
  return charactersAsked(table).length > 0 || (table.decision?.options.some(({ argument }) => mine.has(argument)) ?? false);
}
