/** A tray in which goods are put together until they are one of the bundles that are allowed. */

import type { Option } from '../../wire';
import { amountsIn, type Amounts } from '../../words/words';

export interface Bundle {
  option: Option;
  amounts: Amounts;
}

export function bundlesOf(options: Option[]): Bundle[] {
  return options.map((option) => ({ option, amounts: amountsIn(option.argument) }));
}

/** All goods that any bundle uses, in the order in which they are first named. */
export function kindsIn(bundles: Bundle[]): string[] {
  return [...new Set(bundles.flatMap(({ amounts }) => Object.keys(amounts)))];
}

function covers(whole: Amounts, part: Amounts): boolean {
  return Object.entries(part).every(([kind, count]) => (whole[kind] ?? 0) >= count);
}

/** The tray with so many more (or fewer) of a good. */
export function changed(tray: Amounts, kind: string, by: number): Amounts {
  const { [kind]: had = 0, ...rest } = tray;
  return had + by > 0 ? { ...rest, [kind]: had + by } : rest;
}

/** Whether one more of a good still leads to a bundle. */
export function canAdd(bundles: Bundle[], tray: Amounts, kind: string): boolean {
  const more = changed(tray, kind, 1);
  return bundles.some(({ amounts }) => covers(amounts, more));
}

/** The option that the tray has become, if it is one. */
export function optionIn(bundles: Bundle[], tray: Amounts): Option | null {
  return bundles.find(({ amounts }) => covers(amounts, tray) && covers(tray, amounts))?.option ?? null;
}
