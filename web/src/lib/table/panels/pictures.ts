/** The drawing that stands for a choice: that of its verb, or of the thing it is about. */

import { isDrawn } from '../../pieces/sprite';

/** What verbs are drawn as that have no drawing of their name. */
const VERBS: Record<string, string> = {
  draw_card: 'deck',
  replace_hand: 'swap',
  place_worker: 'worker',
  build: 'crane',
  build_prestige: 'castle',
  decline: 'close',
  stop: 'close',
  take_back: 'undo',
  keep: 'hand',
  redraw: 'swap',
};

export function pictureOf(verb: string, argument = ''): string {
  const name = (argument || verb).replaceAll('_', '-');
  return VERBS[verb] ?? (isDrawn(name) ? name : '');
}
