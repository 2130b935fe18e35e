/** What stays marked on the table until I act, and what is lit while it is told. */

import type { Anchor, Carried } from '../table/stage/beat';
import type { Happened } from '../wire';
import { canonical, nearest } from './anchors';

/** Four corners round what is new, or hollow what went away. */
export interface Placed {
  anchor: Anchor;
  kind: 'fresh' | 'was';
  seat: string | null; // who did it
  number: number | null; // its place in the order of what happened; null: it has none
  piece?: Carried; // what went away
  event?: Happened; // by which it came
}

/** One of the changes that a chip sums up. */
export interface Part {
  count: number;
  text: string;
}

const FLASH = 600; // thousandths of a second
const NONE: Part[] = [];

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

/** All that is drawn at one anchor. Each has its own, so that a change is felt only where it is seen. */
class Slot {
  fresh = $state.raw<Placed | null>(null);
  was = $state.raw<Placed | null>(null);
  parts = $state.raw<Part[]>(NONE);
  isLit = $state(false);
  isFlashed = $state(false);
}

class Marks {
  private slots = new Map<Anchor, Slot>();
  private flashed: Slot | null = null;
  private timer = 0;

  /** All that is placed, for who tells of it beside the board. */
  placed = $state.raw<Placed[]>([]);

  /** The seat whose row is lit: it moves. */
  mover = $state<string | null>(null);

  slotOf(name: Anchor): Slot {
    let slot = this.slots.get(name);
    if (!slot) this.slots.set(name, (slot = new Slot()));
    return slot;
  }

  /** These stay until others do, or none. */
  set(placed: Placed[], parts: Record<Anchor, Part[]> = {}): void {
    this.placed = placed;
    const [fresh, was, chips] = [byAnchor(placed, 'fresh'), byAnchor(placed, 'was'), chipsOf(parts)];
    for (const name of [...fresh.keys(), ...was.keys(), ...chips.keys()]) this.slotOf(name);
    for (const [name, slot] of this.slots) {
      slot.fresh = fresh.get(name) ?? null;
      slot.was = was.get(name) ?? null;
      slot.parts = chips.get(name) ?? NONE;
    }
  }

  clear(): void {
    this.set([]);
  }

  /** Lights these and no others, each where it is seen; and the row of whoever moves. */
  light(anchors: Anchor[], mover: string | null = null): void {
    const lit = new Set(anchors.map(nearest));
    for (const [name, slot] of this.slots) slot.isLit = lit.has(name);
    this.mover = mover;
  }

  /** Lights one for a moment, beside what is lit. */
  flash(anchor: Anchor): void {
    this.unflash();
    const name = nearest(anchor);
    if (name === null) return;
    this.flashed = this.slotOf(name);
    this.flashed.isFlashed = true;
    this.timer = window.setTimeout(() => this.unflash(), FLASH);
  }

  private unflash(): void {
    clearTimeout(this.timer);
    if (this.flashed) this.flashed.isFlashed = false;
  }
}

/** Of what several names are marked with, the latest. */
export function latest(slots: Slot[]): Placed | null {
  const found = slots.flatMap(({ fresh }) => fresh ?? []);
  return found.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0))[0] ?? null;
}

export const marks = new Marks();
