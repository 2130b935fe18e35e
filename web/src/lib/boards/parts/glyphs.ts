/** Which drawing stands for a piece, by its id. */

import { isDrawn } from '../../pieces/sprite';

const PLAIN = 'house'; // stands for what has no drawing of its own
/** Pieces whose drawing has another name. */
const ALIASES: Record<string, string> = {
  joust_field: 'joust',
  marketplace: 'market',
  covered_market: 'trading_post',
  stonemason: 'mason',
  jeweler: 'jeweller',
  theater: 'theatre',
  construction_site: 'crane',
  early_riser: 'sun',
  night_worker: 'moon',
  journeyman: 'apprentice',
  thief: 'hand',
  steward: 'home',
  chamberlain: 'any',
  foreman: 'scaffold',
  goldsmith: 'jeweller',
  deliveryman: 'bundle',
  day_laborer: 'camp',
  aqueduct: 'bridge',
  armoury: 'guardhouse',
  barracks: 'camp',
  betting_house: 'dice',
  carpenters_hut: 'carpentry',
  chapel: 'church',
  clay_market: 'market',
  clay_pit: 'clay',
  drafting_room: 'architect',
  fortress: 'castle',
  fountain: 'garden',
  gamblers_den: 'dice',
  graveyard: 'mark_cross',
  hideout: 'black_market',
  keep: 'towers',
  lighthouse: 'towers',
  lumber_camp: 'sawmill',
  masons_hut: 'masonry',
  moneylender: 'debt_paid',
  museum: 'statue',
  observatory: 'eye',
  palace: 'mansion',
  silver_market: 'market',
  smithy: 'foundry',
  steeple: 'church',
  tavern: 'inn',
  thieves_den: 'black_market',
  tilers_hut: 'tiling',
  treasury: 'bank',
  watchtower: 'gate',
};
/** What an id says beside what the thing is: its class, its size, which of several it is. */
const BESIDE = /^(neutral|fixed|start|wood|stone|small|large)_|_(any|food|cloth|stone|\d+)$/g;

/** The icon of a class of buildings, as a worker who builds one shows it. */
const CLASSES: Record<string, string> = {
  wood: 'wood',
  stone: 'stone',
  prestige: 'prestige',
  residential: 'residence',
  residence: 'residence',
  monument: 'monument',
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
