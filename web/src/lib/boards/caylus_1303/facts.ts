/** A view of Caylus 1303 and the numbers of its board, as the server tells them. */

import type { Table } from '../../table/table.svelte';
import type { Facts, Piece } from '../../wire';

export interface Player {
  camp: number;
  supply: number;
  prestige: number | null; // nobody else's is seen before the end, unless the table shows them
  characters: string[];
  bundles: number;
}

export interface View {
  seats: string[];
  options: { character_pool: string; show_opponent_pp: boolean };
  round: number;
  phase: string;
  passed: string[];
  provost: number; // so many spaces of the road act
  road: Record<string, string>;
  slots: Record<string, string>;
  owners: Record<string, string>;
  residences: string[]; // starting buildings that are turned over
  workers: Record<string, string>;
  second_workers: Record<string, string>;
  site: string[];
  characters: string[];
  used: string[];
  players: Record<string, Player>;
}

export interface BoardFacts {
  rounds: number;
  road_spaces: number;
  printed: string[];
  site: {
    spaces: number;
    opens: number[]; // the round in which each slot opens
    bundle: { size: number; has: string; points: number };
  };
  placement: { by_passed: number[] };
  characters: Record<string, { once_per_round: boolean }>;
}

export const SITE = 'construction_site';
export const BRIDGE = 'guilds_bridge';
export const END = 'end_of_road';
export const WORKERS = 'workers';

export function asView(facts: Facts): View {
  return facts as unknown as View;
}

export function boardOf(table: Table): BoardFacts {
  return table.catalogue?.board as unknown as BoardFacts;
}

export function pieceOf(table: Table, id: string): Piece | undefined {
  return table.catalogue?.pieces.find((piece) => piece.id === id);
}
