/** The road as it is drawn: one plot for each space. */

import type { Table } from '../../table/table.svelte';
import type { Piece } from '../../wire';
import { asView, boardOf, pieceOf, type Section, type View } from './facts';

const RESIDENCE = 'residence';

export interface Standing {
  spot: string; // what a choice about it names
  piece: Piece;
  owner: string | null;
  worker: string | null; // in its one place, if it has only one
  workers: string[]; // all that stand there
  isDraft: boolean; // it stands there in the preview only
  isGhost: boolean; // its worker stands there in the preview only
  isAwaiting: boolean; // paid for as a residence
}

export interface Plot {
  space: number;
  standing: Standing | null;
  isBeyond: boolean; // the provost leaves it without effect
  hasProvost: boolean;
  hasBailiff: boolean;
  isNext: boolean; // where the next building goes
  trigger: (Section & { isDone: boolean }) | null;
}

function idAt(view: View, space: number): string | undefined {
  return view.residences[space] ? RESIDENCE : view.road[space];
}

/** All workers in a building, whatever places it has. */
export function workersAt(view: View, id: string): string[] {
  const several: Record<string, (string | null)[]> = {
    castle: view.castle,
    stables: view.stables,
    inn: [view.inn_left, view.inn_right],
  };
  return (several[id] ?? [view.workers[id] ?? null]).filter((worker) => worker !== null);
}

/** A building wherever it stands. */
export function standing(table: Table, id: string, space = 0): Standing | null {
  const piece = pieceOf(table, id);
  if (!piece) return null;
  const view = asView(table.view);
  const now = asView(table.now);
  const worker = view.workers[id] ?? null;
  return {
    spot: id === RESIDENCE ? `${id}_${space}` : id,
    piece,
    owner: view.residences[space] ?? view.owners[id] ?? null,
    worker,
    workers: workersAt(view, id),
    isDraft: table.hasPreview && space > 0 && idAt(now, space) !== id,
    isGhost: table.hasPreview && worker !== null && now.workers[id] !== worker,
    isAwaiting: Object.values(view.players).some((player) => player.awaiting.includes(id)),
  };
}

export function plotsOf(table: Table): Plot[] {
  const view = asView(table.view);
  const { road_spaces, first_buildable, sections } = boardOf(table);
  const spaces = Array.from({ length: road_spaces }, (_, n) => n + 1);
  const next = spaces.find((space) => space >= first_buildable && !idAt(view, space));
  return spaces.map((space) => {
    const id = idAt(view, space);
    const at = sections.findIndex((section) => section.trigger === space);
    const section = sections[at];
    return {
      space,
      standing: id ? standing(table, id, space) : null,
      isBeyond: space > view.provost,
      hasProvost: space === view.provost,
      hasBailiff: space === view.bailiff,
      isNext: space === next,
      trigger: section ? { ...section, isDone: at < view.scored } : null,
    };
  });
}

/** So many plots to a row. */
export function inRows<Item>(items: Item[], across: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / across) }, (_, n) => items.slice(n * across, (n + 1) * across));
}
