/** Where the characters are: on the board to take, or with a player. */

import type { Table } from '../../table/table.svelte';
import { asView, type View } from './facts';

export interface Character {
  id: string;
  holder: string | null; // null: it lies on the board
  isUsed: boolean; // it has acted this round and acts no more
  isDraft: boolean; // it changes hands in the preview only
}

function holderIn(view: View, id: string): string | null {
  return view.seats.find((seat) => view.players[seat]?.characters.includes(id)) ?? null;
}

/** All characters in the game: those on the board first, then those of the players, seat by seat. */
export function charactersOf(table: Table): Character[] {
  const [view, now] = [asView(table.view), asView(table.now)];
  const held = view.seats.flatMap((seat) => view.players[seat]?.characters ?? []);
  return [...view.characters, ...held].map((id) => {
    const holder = holderIn(view, id);
    return { id, holder, isUsed: view.used.includes(id), isDraft: table.hasPreview && holderIn(now, id) !== holder };
  });
}

/** Whether a character of another player is asked for. */
export function areOthersAsked(table: Table): boolean {
  const { characters } = asView(table.now);
  const options = table.decision?.options ?? [];
  return options.some(({ what, argument, legal }) => what === 'character' && legal && !characters.includes(argument));
}

/** What stands under a player's name. */
export function namesUnder(table: Table, colour: string): string {
  const held = asView(table.view).players[colour]?.characters ?? [];
  return held.map((id) => table.words.name('character', id)).join(', ');
}
