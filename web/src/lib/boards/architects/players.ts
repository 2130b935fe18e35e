/** Who plays at this table, by name. */

import type { Table } from '../../table/table.svelte';
import { asView, automaColour, everybody } from './facts';

/** Who plays this colour: a person, a bot, or the automa by its name. */
export function nameOf(table: Table, colour: string): string {
  const view = asView(table.view);
  return colour === automaColour(view) ? table.words.name('bot', String(view.options.bot)) : table.nameOf(colour);
}

/** All who play: whoever looks first, the automa last. */
export function playersOf(table: Table): string[] {
  const all = everybody(asView(table.view));
  return table.seat ? [table.seat, ...all.filter((colour) => colour !== table.seat)] : all;
}
