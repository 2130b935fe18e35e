/** The moves of the provost that are asked for: where each leads, what it costs, who stands beyond. */

import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire';
import { asView, boardOf } from './facts';

const DECISIONS = new Set(['move_provost', 'guild_move']);

export interface Notch {
  steps: number;
  space: number;
  option: Option | undefined; // none where he stands
  price: number;
  worker: string | null;
  isOnRoad: boolean;
}

export function isProvostAsked(table: Table): boolean {
  return DECISIONS.has(table.decision?.name ?? '');
}

export function notchesOf(table: Table): Notch[] {
  if (!isProvostAsked(table)) return [];
  const now = asView(table.now);
  const { road_spaces, provost } = boardOf(table);
  const options = table.decision?.options ?? [];
  return Array.from({ length: 2 * provost.reach + 1 }, (_, n) => {
    const steps = n - provost.reach;
    const space = now.provost + steps;
    const option = options.find((one) => one.verb === 'provost' && Number(one.argument) === steps);
    return {
      steps,
      space,
      option,
      price: option ? table.priceOf(option.move) : 0,
      worker: workerOn(table, space),
      isOnRoad: space >= 1 && space <= road_spaces,
    };
  });
}

function workerOn(table: Table, space: number): string | null {
  const now = asView(table.now);
  return now.residences[space] ? null : (now.workers[now.road[space] ?? ''] ?? null);
}

/** Whose workers stand beyond a space, each seat once. */
export function cutOff(table: Table, space: number): string[] {
  const spaces = Object.keys(asView(table.now).road).map(Number);
  const workers = spaces.filter((one) => one > space).map((one) => workerOn(table, one));
  return [...new Set(workers.filter((one) => one !== null))];
}
