/** What stays marked on the table until I act, and what is lit while it is told. */

import type { Anchor, Carried } from '../table/stage/beat';
import { canonical, nearest } from './anchors';

/** Four corners round what is new, or hollow what went away. */
export interface Placed {
  anchor: Anchor;
  kind: 'fresh' | 'was';
  seat: string | null; // who did it
  number: number | null; // its place in the order of what happened; null: it has none
  piece?: Carried; // what went away
}

/** One of the changes that a chip sums up. */
export interface Part {
  count: number;
  text: string;
}

const FLASH = 600; // thousandths of a second

/** By anchor, the last of several at one place; each kind of mark for itself. */
export function byAnchor(placed: Placed[], kind: Placed['kind']): Map<Anchor, Placed> {
  return new Map(placed.filter((one) => one.kind === kind).map((one) => [canonical(one.anchor), one]));
}

/** The chips that say something: sums that are not nothing. */
export function chipsOf(parts: Record<Anchor, Part[]>): Map<Anchor, Part[]> {
  const found = new Map<Anchor, Part[]>();
  for (const [anchor, some] of Object.entries(parts)) found.set(canonical(anchor), [...(found.get(canonical(anchor)) ?? []), ...some]);
  return new Map([...found].filter(([, some]) => sumOf(some) !== 0));
}

export function sumOf(parts: Part[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

class Marks {
  private fresh = $state.raw<ReadonlyMap<Anchor, Placed>>(new Map());
  private was = $state.raw<ReadonlyMap<Anchor, Placed>>(new Map());
  private chips = $state.raw<ReadonlyMap<Anchor, Part[]>>(new Map());
  private lit = $state.raw<ReadonlySet<Anchor>>(new Set());
  private flashed = $state.raw<Anchor | null>(null);
  private timer = 0;

  /** The seat whose row is lit: it moves. */
  mover = $state<string | null>(null);

  /** These stay until others do, or none. */
  set(placed: Placed[], parts: Record<Anchor, Part[]> = {}): void {
    this.fresh = byAnchor(placed, 'fresh');
    this.was = byAnchor(placed, 'was');
    this.chips = chipsOf(parts);
  }

  clear(): void {
    this.set([]);
  }

  /** Lights these and no others, each where it is seen; and the row of whoever moves. */
  light(anchors: Anchor[], mover: string | null = null): void {
    this.lit = new Set(anchors.map(nearest).filter((name) => name !== null));
    this.mover = mover;
  }

  /** Lights one for a moment, beside what is lit. */
  flash(anchor: Anchor): void {
    clearTimeout(this.timer);
    this.flashed = nearest(anchor);
    this.timer = window.setTimeout(() => (this.flashed = null), FLASH);
  }

  /** The latest of those that have one of these names. */
  freshAt(names: Anchor[]): Placed | null {
    const found = names.flatMap((name) => this.fresh.get(name) ?? []);
    return found.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0))[0] ?? null;
  }

  wasAt(names: Anchor[]): Placed | null {
    return first(names, this.was);
  }

  partsAt(names: Anchor[]): Part[] {
    return first(names, this.chips) ?? [];
  }

  isLit(names: Anchor[]): boolean {
    return names.some((name) => this.lit.has(name) || this.flashed === name);
  }
}

function first<Value>(names: Anchor[], among: ReadonlyMap<Anchor, Value>): Value | null {
  const name = names.find((one) => among.has(one));
  return (name !== undefined && among.get(name)) || null;
}

export const marks = new Marks();
