/** Whether a thing could be built, and what is lacking, as the server tells. */

import type { Table } from '../../table/table.svelte';
import type { Facts, Option } from '../../wire';
import type { Amounts, Words } from '../../words/words';

/** Of a good: how many are held of how many. */
export interface Short {
  kind: string;
  held: number;
  cost: number;
}

/** What is lacking: goods, skills, or something else in a few words. */
export interface Lack {
  goods: Short[];
  skills: string[];
  other: string;
}

export interface Plan {
  can: boolean; // now
  then: boolean; // not now, but after the move that is chosen
  lack: Lack | null; // what is lacking after that move, or now
}

const BUILD = 'build';
const ANY = 'any'; // a good of choice: it is told only where nothing else is lacking

/** What stands against a thing that is to be built; null if nothing does. */
export function lackOf(option: Option | undefined, words: Words): Lack | null {
  if (!option || option.legal) return null;
  const facts = (code: string): Facts => option.obstacles.find((obstacle) => obstacle.code === code)?.facts ?? {};
  const { cost = {}, held = {} } = facts('too_few_cubes') as { cost?: Amounts; held?: Amounts };
  const { skills = [] } = facts('skills_missing') as { skills?: string[] };
  const short = Object.entries(cost)
    .map(([kind, count]) => ({ kind, cost: count, held: held[kind] ?? 0 }))
    .filter((one) => one.held < one.cost);
  const named = short.filter(({ kind }) => kind !== ANY);
  const other = option.obstacles.map(({ code }) => `plan-${code}`).find((id) => words.has(id));
  return { goods: named.length ? named : short, skills, other: other ? words.text(other) : '' };
}

/** What is asked now of building a thing. */
function askedOf(table: Table, spot: string): Option | undefined {
  return table.optionsAt(spot).find(({ verb }) => verb === BUILD);
}

/** How the building of a thing stands: as it is asked now, else as the outlook tells; null if nothing is known. */
export function planOf(table: Table, spot: string): Plan | null {
  const asked = askedOf(table, spot);
  const now = asked ?? table.planNow(spot);
  if (!now) return null;
  const then = asked ? undefined : table.planThen(spot);
  const can = now.legal;
  return { can, then: !can && (then?.legal ?? false), lack: can || then?.legal ? null : lackOf(then ?? now, table.words) };
}

/** The same for whoever listens; the reasons against what is asked now are told with it. */
export function planInWords(table: Table, spot: string): string[] {
  const { words } = table;
  const plan = planOf(table, spot);
  if (!plan) return [];
  if (plan.can) return [words.text('plan-now')];
  if (plan.then) return [words.text('plan-then')];
  if (askedOf(table, spot)) return [];
  const against = table.planThen(spot) ?? table.planNow(spot);
  return against?.obstacles.map((obstacle) => words.obstacle(obstacle)) ?? [];
}
