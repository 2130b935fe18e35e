/** Scales: where a value stands on an axis, and which values are written there. */

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_PARTS = 6;
const APART = 54; // px between two ticks, so that their values have room

export interface Scale {
  ticks: number[];
  at: (value: number) => number;
}

/** The least round step that makes at most so many parts. */
export function stepFor(length: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(length / most));
  return (STEPS.find((step) => length <= step * power * most) ?? 10) * power;
}

/** A scale from px `from` to px `to` that holds both values, with round ticks at its ends. */
export function scaleOf(least: number, most: number, from: number, to: number): Scale {
  const parts = Math.max(1, Math.min(MOST_PARTS, Math.floor((to - from) / APART)));
  const step = stepFor(Math.max(most - least, 1e-9), parts);
  const first = Math.floor(least / step + 1e-9) * step;
  const count = Math.max(1, Math.ceil((most - first) / step - 1e-9));
  const length = count * step;
  return {
    ticks: Array.from({ length: count + 1 }, (_, n) => Number((first + n * step).toPrecision(12))),
    at: (value) => from + ((value - first) / length) * (to - from),
  };
}
