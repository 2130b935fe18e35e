/** A view of Caylus and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Effect, Facts, Piece } from '../../wire';

export interface Player {
  houses: Record<string, number>;
  columns: Record<string, number>;
  awaiting: string[];
  rows_used: string[];
}

export interface View {
  seats: string[];
  options: Record<string, boolean>;
  phase: string;
  passed: string[];
  bailiff: number;
  provost: number;
  road: Record<string, string>;
  residences: Record<string, string>;
  owners: Record<string, string>;
  out_of_game: string[];
  workers: Record<string, string>;
  stables: string[];
  castle: string[];
  inn_left: string | null;
  inn_right: string | null;
  scored: number;
  players: Record<string, Player>;
}

export interface Section {
  id: string;
  parts: number;
  points: number;
  trigger: number;
  penalty: number;
  favours: number[];
}

export interface FavourRow {
  row: string;
  columns: Effect[][];
}

export interface BoardFacts {
  road_spaces: number;
  first_buildable: number;
  castle_spaces: number;
  stables_spaces: number;
  specials: string[];
  options: Record<string, string>; // buildings of an option, by its name
  bridge: { prices: Record<string, number[]>; at_home: number };
  provost: { reach: number };
  sections: Section[];
  favours: FavourRow[];
  open_columns: number[];
  simple_favour: number;
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
