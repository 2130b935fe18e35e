/** Which drawing stands for a piece, by its id. */

import { isDrawn } from '../../pieces/sprite';

const PLAIN = 'house'; // stands for what has no drawing of its own
/** Pieces whose drawing has another name. */
const ALIASES: Record<string, string> = { joust_field: 'joust', marketplace: 'market' };
/** What an id says beside what the thing is: its class, its size, which of several it is. */
const BESIDE = /^(neutral|fixed|wood|stone|small|large)_|_(food|cloth|\d+)$/g;

/** The icon of a class of buildings, as a worker who builds one shows it. */
const CLASSES: Record<string, string> = {
  wood: 'wood',
  stone: 'stone',
  prestige: 'prestige',
  residential: 'residence',
  residence: 'residence',
};

export function glyphOf(id: string): string {
  const kind = id.replace(BESIDE, '');
  const name = (ALIASES[kind] ?? kind).replaceAll('_', '-');
  return isDrawn(name) ? name : PLAIN;
}

/** The icon of a piece that has none of its own, by what sort of thing it is. */
const SORTS: Record<string, string> = { apprentice: 'apprentice', character: 'user' };

/** The drawing of a piece, or that of its sort. */
export function glyphOfPiece(id: string, sort: string): string {
  const own = glyphOf(id);
  return own === PLAIN ? (SORTS[sort] ?? own) : own;
}

export function glyphOfClass(group: string): string {
  return CLASSES[group] ?? PLAIN;
}

/** The class whose colour and arch a piece wears. */
export function classOf(group: string): string {
  return group === 'residence' ? 'residential' : group;
}
