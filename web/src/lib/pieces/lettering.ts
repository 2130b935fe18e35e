/** How wide words are in the face of titles, near enough to fit them into a box. */

const LETTER = 0.49; // em
const WIDER = 0.28; // more than that, for m and w
const SLIMMER = 0.12; // less, for letters that are a stroke

/** The em that the widest word of a name takes; a name may be broken at spaces and hyphens only. */
export function widestOf(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(widthOf));
}

function widthOf(word: string): number {
  const wide = word.match(/[mw]/gi)?.length ?? 0;
  const slim = word.match(/[fiíjlrt]/g)?.length ?? 0;
  return word.length * LETTER + wide * WIDER - slim * SLIMMER;
}
