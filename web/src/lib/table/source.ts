/** Where a table's game comes from: a server that hosts it, or a study in this browser. */

import type { Connection, Message } from '../wire/live';
import type { Facts, ForecastNow, Foresight, Position, Preview, Scenes } from '../wire';

export interface Ear {
  heard(message: Message): void;
  changed(connection: Connection): void;
  refused(code: string): void;
  since(): number; // the number of the last event that is known
  restarted(): void; // what is heard next is another line of play: all events come anew
}

/** A decision on its way; the key makes it count once. */
export interface Sent {
  seat: string;
  move: string;
  expected_seq: number;
  key: string;
}

export type Form = 'svg' | 'png';

/** A record, and how many of its lines lead to a moment. */
export type Moment = { record: string; at: number };

export interface Source {
  readonly id: string;
  readonly isHosted: boolean; // whether others sit at the table: there is chat, a clock, resigning
  readonly isFromPosition: boolean; // whether the game begins with a position, not with its set-up
  open(ear: Ear): void;
  close(): void;
  again(): void; // look for the connection at once
  position(at: number, eyes: string | null): Promise<Position>; // of the past; null: one's own eyes
  scenes(since: number, upto: number, eyes: string | null): Promise<Scenes>; // how the picture changed between two events
  foresight(seat: string): Promise<Foresight>;
  forecast(seat: string): Promise<ForecastNow>;
  preview(seat: string, move: string, seq: number): Promise<Preview>;
  decide(sent: Sent): Promise<void>;
  command(name: string, body: Facts): Promise<number>; // the number of the last event then
  readonly record: string; // the address its record is saved from
  linkTo(at: number): Promise<string>; // the way to a moment of the game, on this site
  embedAt(at: number): Promise<string>; // the same for a frame in another page
  study(at: number, isSettingUp?: boolean): Promise<void>; // try things from this moment on, or change it
  momentAt(at: number): Promise<Moment>; // the game as a record; what one may not know yet is made up
  picture(at: number, eyes: string | null, form: Form): Promise<Blob>;
}
