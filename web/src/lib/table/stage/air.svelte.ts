/** The pieces in the air. They are made once and used again, so that the page does not grow. */

import type { Carried } from './beat';

export class Clone {
  piece = $state.raw<Carried | null>(null);
  label = $state<string | null>(null);
  element = $state.raw<HTMLElement | undefined>(undefined); // once the layer has drawn it
}

const MOST = 25; // five pieces for each of five seats

class Air {
  clones = $state.raw<Clone[]>([]);

  /** One that rests, or a new one; null if too many are in the air. */
  take(piece: Carried, label: string | null): Clone | null {
    const clone = this.clones.find((one) => one.piece === null) ?? this.another();
    if (clone) Object.assign(clone, { piece, label });
    return clone;
  }

  give(clone: Clone): void {
    clone.piece = null;
  }

  private another(): Clone | null {
    if (this.clones.length >= MOST) return null;
    const clone = new Clone();
    this.clones = [...this.clones, clone];
    return clone;
  }
}

export const air = new Air();
