/** Who stands where, and what one more worker of mine would bring there. */

import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire';
import type { Amounts } from '../../words/words';
import { asView, boardOf, everybody, standingOf, type Gives, type View } from './facts';

/** The class whose colour and arch a place wears, and its drawing. */
export function lookOf(table: Table, id: string): { face: string; glyph: string } {
  return boardOf(table).looks[id] ?? { face: 'fixed', glyph: 'house' };
}

/** What a visit lets one do, where it gives nothing by itself. */
export const VISITS: Record<string, string> = {
  kings_storehouse: 'storehouse_trade',
  town_centre: 'capture',
  guardhouse: 'guardhouse_action',
};
const GROUP = 'group'; // what a capture is about
const KINDS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver', 'virtue'];
const PRISON = 'prison';

export interface Group {
  colour: string;
  count: number;
  added: number; // of them in the preview only
  isGone: boolean; // in the preview only
}

/** How many pawns are drawn for these groups: a ghost stands beside its group. */
export function pawnsOf(groups: Group[]): number {
  return groups.length + groups.filter(({ count, added }) => added && count > added).length;
}

export function workersAt(view: View, place: string, colour: string): number {
  const standing = standingOf(view, colour);
  return (place === PRISON ? standing?.prison : standing?.workers[place]) ?? 0;
}

/** The workers at a location by player, those that a preview adds or takes away marked. */
export function groupsAt(table: Table, place: string): Group[] {
  const view = asView(table.view);
  const now = asView(table.now);
  return everybody(view)
    .map((colour) => {
      const [before, after] = [workersAt(now, place, colour), workersAt(view, place, colour)];
      const isGone = table.hasPreview && before > 0 && after === 0;
      return { colour, count: isGone ? before : after, added: table.hasPreview ? Math.max(0, after - before) : 0, isGone };
    })
    .filter(({ count }) => count > 0);
}

/** Whether groups of workers are what is asked for now. */
export function isCapturing(table: Table): boolean {
  return table.decision?.options.some(({ what }) => what === GROUP) ?? false;
}

/** The spot of a group that can be captured. */
export function groupSpot(place: string, colour: string): string {
  return `${place} ${colour}`;
}

export function optionsOf(table: Table, spot: string): { legal: Option[]; isOff: boolean } {
  const options = table.optionsAt(spot);
  const legal = options.filter((option) => option.legal);
  return { legal, isOff: options.length > 0 && !legal.length };
}

/** What placing a worker brings: one of several bundles, or so many actions of a kind. */
export interface Yield {
  gains: Amounts[];
  losses: Amounts;
  times: number; // how often the visit lets one do what it is for
}

function part(changes: Record<string, number>, sign: number): Amounts {
  const entries = KINDS.map((kind): [string, number] => [kind, (changes[kind] ?? 0) * sign]);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

function isSome(amounts: Amounts): boolean {
  return Object.keys(amounts).length > 0;
}

/** What one more worker of mine would bring here, as foreseen; null unless I am asked to place one. */
export function yieldAt(table: Table, spot: string): Yield | null {
  const option = table.optionsAt(spot).find(({ verb, legal }) => verb === 'place' && legal);
  const foreseen = option && table.foreseen(option.move);
  if (!foreseen) return null;
  const me = table.seat ?? '';
  const mine = foreseen.changes[me] ?? {};
  const ways = Object.values(foreseen.then?.ways ?? {}).map((changes) => part(changes[me] ?? {}, 1));
  const given = part(mine, 1);
  const isChoice = ways.length > 1 && ways.every(isSome);
  return {
    gains: isChoice ? ways : isSome(given) ? [given] : [],
    losses: part(mine, -1),
    times: foreseen.then && foreseen.then.decision === VISITS[spot] ? foreseen.then.times : 0,
  };
}

/** What a location gives beside what it gives for each worker. */
export function baseOf({ kind, base }: Gives): Amounts {
  return base ? { [kind]: base } : {};
}
