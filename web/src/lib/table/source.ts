/** Where a table's game comes from: a server that hosts it, or a study in this browser. */

import type { Connection, Message } from '../wire/live';
import type { Facts, Foresight, Position, Preview } from '../wire';

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

export interface Source {
  readonly id: string;
  readonly isHosted: boolean; // whether others sit at the table: there is chat, a clock, resigning
  open(ear: Ear): void;
  close(): void;
  again(): void; // look for the connection at once
  position(at: number, eyes: string | null): Promise<Position>; // of the past; null: one's own eyes
  foresight(seat: string): Promise<Foresight>;
  preview(seat: string, move: string, seq: number): Promise<Preview>;
  decide(sent: Sent): Promise<void>;
  command(name: string, body: Facts): Promise<number>; // the number of the last event then
  readonly record: string; // the address its record is saved from
  linkTo(at: number): string; // the address of a moment of the game
}
