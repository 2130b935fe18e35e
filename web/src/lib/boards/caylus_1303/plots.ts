/** The buildings of the board: on the road, before the bridge, and with which side up. */

import type { Table } from '../../table/table.svelte';
import type { Effect, Piece } from '../../wire';
import { pieceOf } from '../parts/pieces';
import type { Plot, Standing } from '../parts/road';
import { asView, boardOf, type View } from './facts';

const RESIDENCE = 'residence';

/** All workers on a building, in the order in which they act. */
export function workersAt(view: View, id: string): string[] {
  return [view.workers[id], view.second_workers[id]].filter((worker) => worker !== undefined);
}

/** What a building is now: a starting building that was turned over is a residence. */
function shownAs(table: Table, view: View, id: string): Piece | undefined {
  return pieceOf(table, view.residences.includes(id) ? RESIDENCE : id);
}

export function standing(table: Table, id: string, space = 0): Standing | null {
  const [view, now] = [asView(table.view), asView(table.now)];
  const piece = shownAs(table, view, id);
  if (!piece) return null;
  const before = workersAt(now, id);
  return {
    spot: id,
    piece,
    owner: view.owners[id] ?? null,
    workers: workersAt(view, id).map((colour) => ({ colour, isGhost: table.hasPreview && !before.includes(colour) })),
    isDraft: table.hasPreview && space > 0 && now.road[space] !== id,
  };
}

/** The same building with its effects as on the side that is up: a player's house tells that it was built. */
export function sideUp(piece: Piece, owner: string | null): Piece {
  const effects: Effect[] = owner || !piece.setup_effects.length ? piece.effects : piece.setup_effects;
  return { ...piece, effects, setup_effects: [], owner_effects: owner ? piece.owner_effects : [] };
}

export function printedOf(table: Table): Standing[] {
  return boardOf(table)
    .printed.map((id) => standing(table, id))
    .filter((what) => what !== null);
}

export function plotsOf(table: Table): Plot[] {
  const view = asView(table.view);
  const spaces = Array.from({ length: boardOf(table).road_spaces }, (_, n) => n + 1);
  const next = spaces.find((space) => !view.road[space]);
  return spaces.map((space) => {
    const id = view.road[space];
    return {
      space,
      standing: id ? standing(table, id, space) : null,
      isBeyond: space > view.provost,
      hasProvost: space === view.provost,
      isNext: space === next,
    };
  });
}

export function flagsOf(plot: Plot): string[] {
  return plot.hasProvost ? ['provost'] : [];
}
