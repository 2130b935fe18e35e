/** Numbers as the page writes them. */

import { FluentNumber } from '@fluent/bundle';

const HYPHEN = '-';
const MINUS = '−';

/** A number, or what stands for one, with a true minus. */
export function written(count: number | string): string {
  return String(count).replace(HYPHEN, MINUS);
}

/** A number in a sentence, with a true minus. */
export class WrittenNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace(HYPHEN, MINUS);
  }
}
