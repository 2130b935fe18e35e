/** What each game brings to the table's frame. */

import type { Component } from 'svelte';
import type { Drawer } from '../frame/panels.svelte';
import type { Table } from '../table/table.svelte';
import type { Catalogue, Facts } from '../wire';

export type Part = Component<{ table: Table }>;
export type PlayerPart = Component<{ table: Table; colour: string }>;

export interface Tab {
  id: string; // `tab-<id>` names it
  icon: string;
  Panel: Part;
  isMine?: boolean; // it is empty for who only watches
}

export interface Phase {
  id: string; // `phase-<id>` names it
  icon: string;
}

export interface Kit {
  Board: Part; // from 1024 px
  List: Part; // phones: the places in the order of activation, top to bottom
  Slider?: Part; // for decisions that move the provost
  tabs: Tab[];
  phases: Phase[];
  phasesOf?: (table: Table) => Phase[]; // those of this table, where its options leave some out
  fields: string[]; // what is counted before a player, in a fixed order
  income?: string; // the message that stands before the next income, if it has a name of its own
  points: string; // the field that counts points; empty if none is open
  row?: string[]; // what is counted in the row of an opponent, if not the same
  beneath?: string[]; // what is counted below the name of an opponent, where there is any of it
  owned?: (table: Table, colour: string) => string[]; // the names of the buildings of a player that lie on the board
  remarks?: (table: Table, colour: string) => string[]; // what else is to be said of a player, in short
  Belongings?: PlayerPart; // what lies before me, below what is counted
  Rival?: Part; // an opponent that sits at no seat, if one plays at this table
  tabAsked?: (table: Table) => string; // the sheet that what is asked now is about; empty: none
  Head?: Part; // what a page puts above the prompt
  drawers?: Partial<Record<Drawer, Part>>; // sheets over the right column that a page brings
  rivals?: (view: Facts) => Record<string, string>; // the names of those who play without a seat, by colour
}

const KITS = import.meta.glob<{ default: Kit }>('./*/index.ts');

/** What a game brings; a game without a board of its own has the plain one. */
export async function kitOf(game: string, catalogue: Catalogue | null = null): Promise<Kit> {
  const load = KITS[`./${game}/index.ts`];
  return load ? (await load()).default : (await import('./plain/kit')).plainKit(catalogue);
}
