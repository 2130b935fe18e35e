/** How a seat's colour is drawn: tincture and mark of the lodge book (art direction § 6). */

const TINCTURES: Record<string, string> = {
  blue: 'azure',
  red: 'gules',
  green: 'vert',
  orange: 'or',
  yellow: 'or',
  black: 'sable',
  purple: 'purpure',
};

const MARKS: Record<string, string> = {
  azure: 'lozenge',
  gules: 'cross',
  vert: 'triangle',
  or: 'roundel',
  sable: 'billet',
  purpure: 'mullet',
};

export function tinctureOf(colour: string): string {
  return TINCTURES[colour] ?? 'sable';
}

export function markOf(colour: string): string {
  return MARKS[tinctureOf(colour)] ?? 'billet';
}
