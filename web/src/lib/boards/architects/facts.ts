/** A view of Architects and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Effect, Facts, Piece } from '../../wire';
import type { Amounts } from '../../words/words';

/** What stands and lies before a player, or before the automa. */
export interface Standing {
  marble: number;
  virtue: number;
  cathedral: number;
  unpaid_debts: number;
  supply: number;
  workers: Record<string, number>; // by location
  prison: number;
  captured: Record<string, number>; // by colour
}

export interface Player extends Standing {
  silver: number;
  clay: number;
  wood: number;
  stone: number;
  gold: number;
  paid_debts: number;
  character: string | null;
  apprentices: string[];
  buildings: string[];
  hand: string[] | number;
  offered: string[] | number;
  pick: string[] | number;
}

export interface Automa extends Standing {
  schemes: string[];
  mixed_in: number;
  discarded: string[];
}

export interface View {
  seats: string[];
  options: Record<string, boolean | string>;
  turn_order: string[];
  active: string | null;
  final_turns: number | null;
  tax_stand: number;
  guildhall: string[];
  black_market: Record<string, string>; // who stands on a space
  small_face: string | null;
  large_pile: string[];
  workshop: Record<string, string>; // the apprentice at a place
  workshop_silver: Record<string, number>;
  rewards: number;
  automa: Automa | null;
  players: Record<string, Player>;
}

/** What a location gives: a base, and so much for each worker, or one for so many of them. */
export interface Gives {
  kind: string;
  base: number;
  per_worker?: number;
  workers_for_one?: number;
}

export interface BoardFacts {
  workers: number;
  hand_limit: number;
  apprentice_limit: number;
  skills: string[];
  looks: Record<string, { face: string; glyph: string }>;
  locations: { id: string; rule: string; gives: Gives[] }[];
  storehouse: Effect[];
  workshop: {
    places: string[];
    columns: number;
    hire: Amounts;
    skips: { here: number[][]; next: number[][] }; // silver by own workers and column: as it is, with a further worker
    plans: { base: number; workers_for_one: number };
  };
  town_centre: { first: Amounts; further: Amounts; locations: Record<string, number> };
  tax_stand: { start: number; virtue: number };
  guardhouse: { sale: Amounts; ransom: Amounts; ransom_by_debt: Amounts; debt: Amounts };
  black_market: {
    spaces: { id: string; silver: number; virtue: number; printed: Amounts; card: 'small_face' | 'large_pile' | null }[];
    cards: Record<string, Amounts>;
    draw: number;
  };
  prison: { loss_from: number; prisoners_for_loss: number };
  guildhall: Record<string, { columns: number; spaces: number; resets: number[] }>; // by players
  cathedral: { level: number; cost: Amounts; spaces: number; points: number }[];
  virtue: { level: number; points: number; avoids: number; market: boolean; cathedral: boolean }[];
  characters: Record<string, { colour: string; virtue: number; prison: number; debts: number; apprentices: number; start: Amounts }>;
  automa: { points_per_worker: Record<string, number>; schemes: Record<string, string> };
  end: { debt_points: number; silver_for_point: number };
}

export function asView(facts: Facts): View {
  return facts as unknown as View;
}

export function boardOf(table: Table): BoardFacts {
  return table.catalogue?.board as unknown as BoardFacts;
}

export function pieceOf(table: Table, id: string): Piece | undefined {
  return table.catalogue?.pieces.find((piece) => piece.id === id);
}

/** The cards that are seen of a hand; of others only the number is known. */
export function cardsIn(cards: string[] | number | undefined): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function countOf(cards: string[] | number | undefined): number {
  return Array.isArray(cards) ? cards.length : (cards ?? 0);
}

/** The colour that the automa plays: the one in the turn order that no seat has. */
export function automaColour(view: View): string | null {
  return view.automa ? (view.turn_order.find((colour) => !view.seats.includes(colour)) ?? null) : null;
}

/** Everybody who has workers: the seats, and the automa. */
export function everybody(view: View): string[] {
  const automa = automaColour(view);
  return automa ? [...view.seats, automa] : view.seats;
}

/** What stands before a player, the automa included. */
export function standingOf(view: View, colour: string): Standing | null {
  return view.players[colour] ?? (colour === automaColour(view) ? view.automa : null);
}
