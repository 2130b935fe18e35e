/** What lies before whom on a table of Architects, read from a view; the automa is one of them. */

import type { Table } from '../../table/table.svelte';
import type { Facts, Option, Piece } from '../../wire';
import type { Amounts } from '../../words/words';

/** What a player and the automa have alike. */
export interface Standing {
  marble: number;
  virtue: number;
  cathedral: number;
  unpaid_debts: number;
  supply: number;
  workers: Amounts; // by location
  prison: number;
  captured: Amounts; // by colour
}

export interface Holding extends Standing {
  paid_debts: number;
  character: string | null;
  apprentices: string[];
  buildings: string[];
  hand: string[] | number;
  offered: string[] | number; // to choose from now
  pick: string[] | number; // kept of what was offered
  put_under: string[] | number;
}

export interface Automa extends Standing {
  schemes: string[];
  mixed_in: number;
  discarded: string[];
  future: string[];
}

interface Position {
  seats: string[];
  options: { bot: string };
  turn_order: string[];
  guildhall: string[];
  building_pile: number;
  automa: Automa | null;
  players: Record<string, Holding>;
}

/** What the catalogue tells of captures, of the automa and of the characters. */
interface Numbers {
  hand_limit: number;
  guardhouse: { sale: Amounts; ransom: Amounts; ransom_by_debt: Amounts; debt: Amounts };
  automa: { points_per_worker: Amounts; schemes: Record<string, string> };
  characters: Record<string, { colour: string; virtue: number; prison: number; debts: number; start: Amounts }>;
}

export function positionIn(view: Facts): Position {
  return view as unknown as Position;
}

export function numbersIn(table: Table): Numbers {
  return table.catalogue?.board as unknown as Numbers;
}

export function pieceOf(table: Table, id: string): Piece | undefined {
  return table.catalogue?.pieces.find((piece) => piece.id === id);
}

/** The cards that are seen of a pile; of others only the number is known. */
export function cardsIn(pile: string[] | number | undefined): string[] {
  return Array.isArray(pile) ? pile : [];
}

export function countOf(pile: string[] | number): number {
  return typeof pile === 'number' ? pile : pile.length;
}

/** The colour the automa plays, once the turn order tells it; empty if none plays. */
export function automaColour(view: Facts): string {
  const { automa, seats, turn_order } = positionIn(view);
  return automa ? (turn_order.find((colour) => !seats.includes(colour)) ?? '') : '';
}

/** All who play, the seat that looks first, the automa last. */
export function everybody(table: Table): string[] {
  const automa = automaColour(table.view);
  const seats = [...positionIn(table.view).seats].sort((one, other) => Number(other === table.seat) - Number(one === table.seat));
  return automa ? [...seats, automa] : seats;
}

export function standingOf(view: Facts, colour: string): Standing | null {
  const { players, automa } = positionIn(view);
  return players[colour] ?? (colour === automaColour(view) ? automa : null);
}

/** Who plays this colour: a name, or the automa's. */
export function nameOf(table: Table, colour: string): string {
  const { options } = positionIn(table.view);
  return colour === automaColour(table.view) ? table.words.name('bot', options.bot) : table.nameOf(colour);
}

/** What an answer to the asked question lacks: goods with how many are held of how many, and skills. */
export interface Lack {
  goods: { kind: string; held: number; cost: number }[];
  skills: string[];
}

/** What the server says is lacking to build a card; null if that is not asked, or if nothing is. */
export function lackOf(options: Option[]): Lack | null {
  const build = options.find(({ verb }) => verb === 'build');
  if (!build || build.legal) return null;
  const facts = (code: string): Facts | undefined => build.obstacles.find((obstacle) => obstacle.code === code)?.facts;
  const { cost = {}, held = {} } = (facts('too_few_cubes') ?? {}) as { cost?: Amounts; held?: Amounts };
  const goods = Object.entries(cost).map(([kind, count]) => ({ kind, cost: count, held: held[kind] ?? 0 }));
  const { skills = [] } = (facts('skills_missing') ?? {}) as { skills?: string[] };
  return { goods: goods.filter((one) => one.held < one.cost), skills };
}
