/** Beats: what the stage shows of what happened, as data. One event is one beat, or several events are one. */

import type { Facts, Happened } from '../../wire';

/** The name of something on the table that pieces leave and reach, that is lit or marked: `place.mason.worker`, `seat.red.coin`. */
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
  kind?: string; // which good, flag or token; the glyph of a card
}

/** A piece, or several of one kind, that go from one anchor to another. */
export interface Step {
  piece: Carried;
  from: Anchor;
  to: Anchor;
  count: number;
  via?: Anchor[]; // the spaces that it walks over, one after the other
  isLoose?: boolean; // the next step does not wait for it
  sound?: Sound;
}

/** Something that stays marked until I act. */
export interface Mark {
  anchor: Anchor;
  kind: 'fresh' | 'was'; // four corners round what is new; hollow, what went away
  seat: string | null; // who did it
  piece?: Carried; // what went away
  holds?: (now: Facts) => boolean; // whether it still differs from my last board; without it, it does
}

export interface Beat {
  length: Length;
  more: number; // thousandths of a second beyond its length: for each space that is walked
  seat: string | null; // whose row is lit
  says: Happened | null; // the event whose sentence is told meanwhile; null: the last one stays
  lights: Anchor[];
  marks: Mark[];
  steps: Step[];
  sound?: Sound;
  isWith: boolean; // it begins as the one before is set
  merges: string; // successive beats with the same key are one; empty: it stands alone
}

/** What a beat is made from: the event, the picture before and after it, and where the line of play has come. */
export interface Scene {
  event: Happened;
  before: Facts;
  after: Facts;
  game: string;
  me: string | null;
  place: string | null; // where the last worker was set or acts: goods come from there
}

/** What the stage does for one code of event; what it leaves out is nothing. */
export type Row = (scene: Scene) => Partial<Beat>;
export type Rows = Record<string, Row>;

export const NOTHING: Beat = { length: 'quiet', more: 0, seat: null, says: null, lights: [], marks: [], steps: [], isWith: false, merges: '' };
