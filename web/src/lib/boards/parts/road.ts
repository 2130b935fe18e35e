/** A road as boards draw it: plots with what stands on them, in rows, acting as far as the provost. */

import type { Snippet } from 'svelte';
import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';

export interface Standing {
  spot: string; // what a choice about it names
  piece: Piece;
  owner: string | null;
  workers: Worker[];
  isDraft: boolean; // it stands there in the preview only
}

/** A building in a list: what its row is told. */
export interface BuildingRow {
  table: Table;
  piece: Piece;
  spot: string;
  label: string;
  number?: string;
  anchor?: string;
  owner?: string | null;
  workers?: string[];
  isBeyond?: boolean;
  children: Snippet;
}

export interface Worker {
  colour: string;
  isGhost: boolean; // it stands there in the preview only
}

export interface Plot {
  space: number;
  standing: Standing | null;
  isBeyond: boolean; // the provost leaves it without effect
  hasProvost: boolean;
  isNext: boolean; // where the next building goes
}

/** By which names a plot and the road before it are known; none for what stands beside the road. */
export function anchorsOf(space: number): string {
  return space ? `road.${space} road.strip.${space}` : '';
}

/** So many plots to a row. */
export function inRows<Item>(items: Item[], across: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / across) }, (_, n) => items.slice(n * across, (n + 1) * across));
}

export function isEmptyRow(row: Plot[]): boolean {
  return row.every((plot) => !plot.standing);
}

/** The spaces of a stretch of road: "3" or "3–7". */
export function spacesOf(plots: Plot[]): string {
  const [first, last] = [plots[0]?.space, plots.at(-1)?.space];
  return first === last ? `${first}` : `${first}–${last}`;
}

export function standingsOf<What extends Standing>(plots: { standing: What | null }[]): What[] {
  return plots.flatMap(({ standing }) => (standing ? [standing] : []));
}

/** What stands on the road of a player's. */
export function ownedOn(plots: { standing: Standing | null }[], colour: string): Piece[] {
  return standingsOf(plots)
    .filter(({ owner }) => owner === colour)
    .map(({ piece }) => piece);
}
