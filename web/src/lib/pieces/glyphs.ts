/** How classes of buildings are drawn. */

import drawings from '../../drawings.json';

const SIGNS: Record<string, string> = drawings.signs;
const FACES: Record<string, string> = drawings.faces;

/** The icon of a class of buildings, as a worker who builds one shows it. */
export function glyphOfClass(group: string): string {
  return SIGNS[group] ?? 'house';
}

/** The class whose colour and arch a piece wears; one without an arch of its own wears the plainest. */
export function classOf(group: string): string {
  const face = FACES[group] ?? group;
  return face in drawings.arches ? face : 'fixed';
}
