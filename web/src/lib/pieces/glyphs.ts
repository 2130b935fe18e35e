/** How classes of buildings are drawn. */

const PLAIN = 'house'; // stands for what has no drawing of its own
/** The icon of a class of buildings, as a worker who builds one shows it. */
const CLASSES: Record<string, string> = {
  wood: 'wood',
  stone: 'stone',
  prestige: 'prestige',
  residential: 'residence',
  residence: 'residence',
  monument: 'monument',
};

export function glyphOfClass(group: string): string {
  return CLASSES[group] ?? PLAIN;
}

/** Classes that wear the colour and arch of another. */
const FACES: Record<string, string> = {
  residence: 'residential',
  printed: 'special',
  site: 'special',
  starting: 'neutral',
  monument: 'prestige',
};

/** The class whose colour and arch a piece wears. */
export function classOf(group: string): string {
  return FACES[group] ?? group;
}
