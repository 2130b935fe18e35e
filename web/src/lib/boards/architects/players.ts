/** Who plays at this table, by name. */

import type { Table } from '../../table/table.svelte';
import type { Facts } from '../../wire';
import { speech } from '../../words/speech.svelte';
import { asView, automaColour, everybody } from './facts';

/** The automa's name, by its colour. */
export function rivals(facts: Facts): Record<string, string> {
  const view = asView(facts);
  const colour = automaColour(view);
  return colour ? { [colour]: speech.words.name('bot', String(view.options.bot)) } : {};
}

/** Who plays this colour: a person, a bot, or the automa by its name. */
export function nameOf(table: Table, colour: string): string {
  return rivals(table.view)[colour] ?? table.nameOf(colour);
}

/** All who play: whoever looks first, the automa last. */
export function playersOf(table: Table): string[] {
  const all = everybody(asView(table.view));
  return table.seat ? [table.seat, ...all.filter((colour) => colour !== table.seat)] : all;
}
