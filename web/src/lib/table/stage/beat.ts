/** Beats: what the stage shows of what happened, as data. One event is one beat, or several events are one. */

import type { Catalogue, Facts, Happened } from '../../wire';

/**
 * The name of something on the table that pieces leave and reach, that is lit or marked.
 * Places, cards and rows have the ids of the rules of record; S is a colour, n counts from 1.
 *
 * | anchor | is |
 * |---|---|
 * | `seat.S`, `seat.S.FIELD` | the shield of a panel; a counter in it, by the word that views use: `seat.red.deniers`, `seat.red.prestige`, `seat.red.workers`, `seat.blue.supply`, `seat.blue.captured`, `seat.blue.hand` |
 * | `hand`, `deck.S`, `discard.S` | my hand; a seat's piles |
 * | `pile.building`, `pile.apprentice`, `pile.market`, `rewards`, `scheme` | common piles |
 * | `place.P`, `.worker`, `.worker.n`, `.worker.S`, `.owner`, `.effect` | a tile or location; its worker circle, which of several (inn: 1 left, 2 right), the group of a seat; its roof line; its effect line |
 * | `road.n`, `road.end`, `road.strip.n` | plot n, the next free plot, the stretch of road beside plot n where the flags stand |
 * | `provost`, `bailiff` | the flags themselves |
 * | `bridge.n`, `bridge.price` | plank n; the price, where coins that are paid go |
 * | `castle`, `castle.queue.n`, `castle.SECTION`, `castle.SECTION.n` | the castle; a place in its queue; a section, or its pile of tokens; a stone of it |
 * | `favour.ROW.n` | a cell of the favour table; 0 is where markers start |
 * | `offer.CARD` | a card that lies open for all |
 * | `site.n`, `site.queue.n`, `characters`, `camp.S` | Caylus 1303: a slot of the site, a place in its queue, the characters to take, a seat's camp |
 * | `market.SPACE`, `shop.PLACE`, `hall.n`, `cath.n`, `virtue.n`, `tax`, `prison.S` | Architects: a space of the black market, a place of the workshop (`top_1`), a space of the guildhall, a level of the cathedral, a step of the virtue ruler, the tax stand, a group in prison |
 * | `stock` | where goods come from and go to where no tile is concerned |
 * | `phase`, `turn` | the current phase in the top bar, the turn order |
 */
export type Anchor = string;

/** What is heard; `sounds.ts` says how. */
export type Sound =
  | 'knock' | 'stone' | 'cube' | 'cube-out' | 'coin' | 'roll' | 'point' | 'point-high' | 'loss' | 'paper'
  | 'tread' | 'chain' | 'gate' | 'hush' | 'bell' | 'bell-low' | 'fanfare' | 'fanfare-end';

/** How long a beat is: nothing of its own, a change in its place, one piece, one that brings a second, a work, a moment, the end. */
export type Length = 'quiet' | 'tick' | 'step' | 'deed' | 'work' | 'moment' | 'finale';

/** A piece in the air: a pawn, house or disc of a seat, a good or coin of a kind, a card, a flag. */
export interface Carried {
  shape: 'pawn' | 'house' | 'disc' | 'good' | 'points' | 'card' | 'tile' | 'flag' | 'token';
  colour?: string; // of whom it is
  kind?: string; // which good, flag or token; the id of a card or tile
}

/** A piece, or several of one kind, that go from one anchor to another; where both are the same, it rises or is turned over in its place. */
export interface Step {
  piece: Carried;
  from: Anchor;
  to: Anchor;
  count: number;
  via?: Anchor[]; // the spaces that it walks over, one after the other, without the ends
  isLoose?: boolean; // the next step does not wait for it
  sound?: Sound; // as it is set; of a walk, on every space
}

/** Something that stays marked until I act. */
export interface Mark {
  anchor: Anchor;
  kind: 'fresh' | 'was'; // four corners round what is new; hollow, what went away
  seat: string | null; // who did it
  event: Happened; // by which it came
  piece?: Carried; // what went away
  holds?: (now: Facts, then: Facts) => boolean; // whether it is different now from the board of my last act; without it, it is
}

export interface Beat {
  length: Length;
  more: number; // thousandths of a second beyond its length: for each space that is walked
  pace: number; // of its time: one of several alike takes less
  seat: string | null; // whose row is lit
  says: Happened | null; // the event whose sentence is told meanwhile; null: the last one stays
  events: Happened[]; // all that it shows, in their order; a `forced` among them has the reasons for the sentence
  lights: Anchor[];
  marks: Mark[];
  steps: Step[];
  sound?: Sound; // as it begins
  isWith: boolean; // it begins as the one before is set
  opens: '' | 'phase' | 'round'; // what begins with it
  merges: string; // successive beats with the same key are one; empty: it stands alone
  series: string; // successive beats of one series are told quicker; empty: it is of none
}

/** What the stage knows of an event: the picture before and after it. */
export interface Shown {
  event: Happened;
  before: Facts;
  after: Facts;
}

/** What a beat is made from: an event, and where the line of play has come. */
export interface Scene extends Shown {
  game: string;
  me: string | null;
  catalogue: Catalogue;
  source: Anchor | null; // where the last worker was set or acts, or the favour that is used: goods come from there
  isForced: boolean; // nothing else was possible
}

/** What a row of the tables tells of a mark: its event is that of the row. */
export type Marked = Omit<Mark, 'event'>;

/** What a row tells of its beat; what it leaves out is nothing, its seat and its sentence are those of the event. */
export type Part = Partial<Omit<Beat, 'events' | 'marks' | 'pace'>> & { marks?: Marked[] };

/** What the stage does for one code of event. */
export type Row = (scene: Scene) => Part;
export type Rows = Record<string, Row>;

export const NOTHING: Beat = {
  length: 'quiet',
  more: 0,
  pace: 1,
  seat: null,
  says: null,
  events: [],
  lights: [],
  marks: [],
  steps: [],
  isWith: false,
  opens: '',
  merges: '',
  series: '',
};
