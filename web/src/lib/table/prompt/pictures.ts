/** The drawing that stands for a thing or a verb of a game, if there is one. */

import { isDrawn } from '../../pieces/sprite';

export function pictureOf(id: string): string {
  const name = id.replaceAll('_', '-');
  return isDrawn(name) ? name : '';
}
