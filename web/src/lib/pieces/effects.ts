/** What a piece does, in words: the sentences beside the drawing. */

import type { Effect } from '../wire';
import type { Words } from '../words/words';

/** Bundles of goods of which one is taken: "1 Food or 1 Cloth". */
export function bundlesInWords(words: Words, bundles: Record<string, number>[]): string {
  return bundles
    .map((bundle) => words.goods(bundle))
    .reduce((first, second) => words.text('about-or_list', { first, second }));
}

export function effectInWords(words: Words, effect: Effect): string {
  const pay = words.goods(effect.pay);
  const less = effect.less;
  const goods = effect.gains.length ? bundlesInWords(words, effect.gains) : '';
  switch (effect.does) {
    case 'trade':
      return words.text('about-trade', { pay, goods });
    case 'construct': {
      const group = words.name('class', effect.group ?? '');
      if (!Object.keys(less).length) return words.text('about-construct', { group });
      return words.text('about-construct_for_less', { group, less: words.goods(less) });
    }
    case 'transform':
      return words.text('about-transform', { pay });
    case 'provost':
      return words.text('about-provost', { steps: effect.steps ?? 0 });
    case 'special':
      return '';
    default:
      return words.text(effect.reserve ? 'about-take_from_reserve' : 'about-take', { goods });
  }
}

export function effectsInWords(words: Words, effects: Effect[]): string[] {
  return effects.map((effect) => effectInWords(words, effect)).filter(Boolean);
}
