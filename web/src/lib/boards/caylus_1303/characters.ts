/** Where the characters are: on the board to take, or with a player. */

import type { Table } from '../../table/table.svelte';
import { asView, type View } from './facts';

export interface Character {
  id: string;
  holder: string | null; // null: it lies on the board
  from: string | null; // who holds it without the preview: there it is drawn
  isUsed: boolean; // it has acted this round and acts no more
  isDraft: boolean; // it changes hands in the preview only
}

function holderIn(view: View, id: string): string | null {
  return view.seats.find((seat) => view.players[seat]?.characters.includes(id)) ?? null;
}

/** The ids of all characters: those on the board first, then those of the players, seat by seat. */
function charactersIn(view: View): string[] {
  return [...view.characters, ...view.seats.flatMap((seat) => view.players[seat]?.characters ?? [])];
}

/** All characters in the game; a preview leaves them where they are. */
export function charactersOf(table: Table): Character[] {
  const [view, now] = [asView(table.view), asView(table.now)];
  return [...new Set([...charactersIn(now), ...charactersIn(view)])].map((id) => {
    const [holder, from] = [holderIn(view, id), holderIn(now, id)];
    return { id, holder, from, isUsed: view.used.includes(id), isDraft: table.hasPreview && from !== holder };
  });
}

/** Whether a character of another player is asked for. */
export function areOthersAsked(table: Table): boolean {
  const { characters } = asView(table.now);
  const options = table.decision?.options ?? [];
  return options.some(({ what, argument, legal }) => what === 'character' && legal && !characters.includes(argument));
}

/** Whether one chooses among characters, so that one wants to read what they can do. */
export function areCharactersAsked(table: Table): boolean {
  const options = table.decision?.options ?? [];
  return options.length > 0 && options.every(({ what }) => what === 'character');
}

/** What stands under a player's name. */
export function namesUnder(table: Table, colour: string): string {
  const held = asView(table.view).players[colour]?.characters ?? [];
  return held.map((id) => table.words.name('character', id)).join(', ');
}
