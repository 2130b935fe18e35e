/** The road as it is drawn: one plot for each space. */

import type { Table } from '../../table/table.svelte';
import { pieceOf } from '../parts/pieces';
import type { Plot as PlotOfRoad, Standing as StandingOnRoad } from '../parts/road';
import { asView, boardOf, type Section, type View } from './facts';

const RESIDENCE = 'residence';

export interface Standing extends StandingOnRoad {
  isAwaiting: boolean; // paid for as a residence
}

export interface Plot extends PlotOfRoad {
  standing: Standing | null;
  hasBailiff: boolean;
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
  return {
    spot: id === RESIDENCE ? `${id}_${space}` : id,
    piece,
    owner: view.residences[space] ?? view.owners[id] ?? null,
    workers: workersAt(view, id).map((colour) => ({ colour, isGhost: table.hasPreview && !workersAt(now, id).includes(colour) })),
    isDraft: table.hasPreview && space > 0 && idAt(now, space) !== id,
    isAwaiting: Object.values(view.players).some((player) => player.awaiting.includes(id)),
  };
}

/** Who stands on a space of the road. */
export function flagsOf(plot: Plot): string[] {
  return [...(plot.hasProvost ? ['provost'] : []), ...(plot.hasBailiff ? ['bailiff'] : [])];
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
