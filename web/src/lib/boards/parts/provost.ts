/** The moves of the provost that are asked for: how far each lets the road act, what it costs, who stands there. */

import { STEPS } from '../../spots/choices';
import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire';

export interface Notch {
  steps: number;
  space: number; // the last that acts
  option: Option | undefined; // none where he stands, if to stay is no answer
  price: number;
  workers: string[]; // who stands on that space
  isOnRoad: boolean;
}

export interface Course {
  provost: number;
  first: number; // where he can stand
  last: number;
  workersOn: (space: number) => string[];
}

export function notchesOf(table: Table, { provost, first, last, workersOn }: Course): Notch[] {
  const options = table.decision?.options.filter(({ what }) => what === STEPS) ?? [];
  const reach = Math.max(0, ...options.map(({ argument }) => Math.abs(Number(argument))));
  if (!reach) return [];
  return Array.from({ length: 2 * reach + 1 }, (_, n) => {
    const steps = n - reach;
    const space = provost + steps;
    const option = options.find(({ argument }) => Number(argument) === steps);
    return {
      steps,
      space,
      option,
      price: option ? table.priceOf(option.move) : 0,
      workers: workersOn(space),
      isOnRoad: space >= first && space <= last,
    };
  });
}

/** Whose workers stand beyond a space, each seat once. */
export function cutOff({ last, workersOn }: Course, space: number): string[] {
  const beyond = Array.from({ length: Math.max(0, last - space) }, (_, n) => space + 1 + n);
  return [...new Set(beyond.flatMap((one) => workersOn(one)))];
}
