/** What the prompt offers, by how it is shown. */

import type { Option } from '../wire';

export const GOODS = 'goods';
export const STEPS = 'steps';

/** Trading is one thing to do among others; paying, taking and handing in are put together. */
const TRADE = 'trade';

/** So many ways to pay or take are buttons; more are a tray. */
export const FEW = 4;

/** So many choices stand side by side; beyond that, those that are not possible now are folded away. */
export const MOST_BESIDE = 4;

/** To do nothing, or nothing more: always in the same place, beside Undo. */
const REST = new Set(['pass', 'decline', 'stop']);

export interface Offer {
  goods: Option[];
  plain: Option[];
  rest: Option[];
}

/** The steps of the provost: they lie along a line of their own. */
export function stepsIn(options: Option[]): Option[] {
  return options.filter((option) => option.what === STEPS);
}

/** The options that are nowhere on the board: goods, to let it be, and all else. */
export function offerOf(loose: Option[]): Offer {
  return {
    goods: loose.filter((option) => option.what === GOODS),
    plain: loose.filter((option) => option.what !== STEPS && option.what !== GOODS && !REST.has(option.verb)),
    rest: loose.filter((option) => REST.has(option.verb)),
  };
}

/** Whether an option is about a thing that is not before whoever decides, as these obstacles say. */
export function isElsewhere(option: Option, elsewhere: string[]): boolean {
  return option.obstacles.some(({ code }) => elsewhere.includes(code));
}

export function legalIn(options: Option[]): Option[] {
  return options.filter((option) => option.legal);
}

export function impossibleIn(options: Option[]): Option[] {
  return options.filter((option) => !option.legal);
}

/** Whether the impossible ones are too many to stand beside the others. */
export function isCrowded(options: Option[]): boolean {
  return impossibleIn(options).length > 1 && options.length > MOST_BESIDE;
}

export function needsTray(options: Option[]): boolean {
  return legalIn(options).length > FEW && options.every((option) => option.verb !== TRADE);
}

/** The number key that chooses an option, if there is one. */
export function keyOf(loose: Option[], option: Option): number | null {
  const at = legalIn(loose).indexOf(option) + 1;
  return at > 0 && at <= 9 ? at : null;
}
