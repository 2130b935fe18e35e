/** The drawing that stands for a thing of a game, found by the words of its id: wood_farm_food → farm. */

import { isDrawn } from '../pieces/sprite';

export function pictureOf(id: string): string {
  const parts = id.split('_');
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = parts.length - length; from >= 0; from -= 1) {
      const name = parts.slice(from, from + length).join('-');
      if (isDrawn(name)) return name;
    }
  }
  return '';
}
