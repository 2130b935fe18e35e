/** Things on the board in words, for whoever listens: name, groups, yield, reason. */

import { bundlesInWords } from '../../pieces/effects';
import type { Table } from '../../table/table.svelte';
import { asView, boardOf, everybody, standingOf } from './facts';
import { groupsAt, optionsOf, VISITS, yieldAt, type Group, type Yield } from './places';
import { nameOf } from './players';

export function joined(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Why none of the choices at a spot can be made, if none can. */
export function reasonsAt(table: Table, spot: string): string[] {
  if (!optionsOf(table, spot).isOff) return [];
  return table.optionsAt(spot).flatMap((option) => option.obstacles.map((obstacle) => table.words.obstacle(obstacle)));
}

export function groupInWords(table: Table, { colour, count }: Group): string {
  return table.words.text('arch-group', { seat: nameOf(table, colour), count });
}

/** What placing brings, in words; empty if nothing is known. */
export function yieldInWords(table: Table, spot: string): string {
  const { words } = table;
  const found = yieldAt(table, spot);
  if (!found) return '';
  const parts = [
    found.gains.length ? words.text('arch-would_get', { goods: bundlesInWords(words, found.gains) }) : '',
    Object.keys(found.losses).length ? words.text('arch-would_lose', { goods: lossesInWords(table, found) }) : '',
    found.times ? words.text('arch-would_get', { goods: words.text(`arch-times-${VISITS[spot] ?? ''}`, { count: found.times }) }) : '',
  ];
  return joined(parts);
}

function lossesInWords(table: Table, { losses }: Yield): string {
  return table.words.goods(losses);
}

export function labelOfPlace(table: Table, id: string): string {
  const { words } = table;
  const view = asView(table.view);
  return joined([
    words.name('location', id),
    id === 'tax_stand' ? words.goods({ silver: view.tax_stand }) : '',
    ...groupsAt(table, id).map((group) => groupInWords(table, group)),
    yieldInWords(table, id),
    ...reasonsAt(table, id),
  ]);
}

export function labelOfVirtue(table: Table): string {
  const { words } = table;
  const view = asView(table.view);
  const levels = everybody(view).map((colour) => `${nameOf(table, colour)} ${standingOf(view, colour)?.virtue ?? 0}`);
  return joined([words.name('term', 'virtue_track'), ...levels]);
}

export function labelOfGuildhall(table: Table): string {
  const { words } = table;
  const view = asView(table.view);
  const laid = everybody(view)
    .map((colour) => ({ colour, count: view.guildhall.filter((one) => one === colour).length, added: 0, isGone: false }))
    .filter(({ count }) => count);
  return joined([
    words.name('location', 'guildhall'),
    words.text('arch-laid', { laid: view.guildhall.length, spaces: hallOf(table).spaces }),
    ...laid.map((group) => groupInWords(table, group)),
    ...reasonsAt(table, 'guildhall'),
  ]);
}

export function labelOfCathedral(table: Table): string {
  const { words } = table;
  const view = asView(table.view);
  const levels = everybody(view).map((colour) => `${nameOf(table, colour)} ${standingOf(view, colour)?.cathedral ?? 0}`);
  return joined([
    words.name('location', 'cathedral'),
    ...levels,
    optionsOf(table, 'advance').legal.length ? words.text('arch-can_advance') : '',
    ...reasonsAt(table, 'advance'),
  ]);
}

/** How large the Guildhall is at this table. */
export function hallOf(table: Table): { columns: number; spaces: number; resets: number[] } {
  const view = asView(table.view);
  const players = view.seats.length + (view.automa ? 1 : 0);
  return boardOf(table).guildhall[players] ?? { columns: 1, spaces: 0, resets: [] };
}
