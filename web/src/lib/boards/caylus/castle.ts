/** Where the parts of the castle are drawn, and who built which. */

import type { Table } from '../../table/table.svelte';
import { asView, boardOf, type Section, type View } from './facts';

export const STONE = { width: 11.8, height: 9.8 };

export interface Part {
  x: number;
  y: number;
  owner: string | null;
  isDraft: boolean;
}

export interface SectionOfCastle extends Section {
  built: number;
  state: 'scored' | 'now' | 'later';
  parts_drawn: Part[];
}

type Place = [number, number];

function block(x: number, y: number, across: number, down: number): Place[] {
  return Array.from({ length: across * down }, (_, n) => [x + (n % across) * 13, y + Math.floor(n / across) * 11]);
}

/** In the order in which they are filled, lower courses first. */
const PLACES: Record<string, Place[]> = {
  dungeon: [...block(90.6, 60.6, 3, 1), ...block(90.6, 49.6, 3, 1)],
  walls: [
    ...block(33.6, 63.6, 3, 1),
    ...block(40.1, 52.6, 2, 1),
    ...block(147.6, 63.6, 3, 1),
    ...block(154.1, 52.6, 2, 1),
  ],
  towers: [...block(4.6, 34.6, 2, 2), ...block(189.6, 34.6, 2, 2), ...block(74.6, 29.6, 1, 3), ...block(132.6, 29.6, 1, 3)],
};

/** The owners of the built parts of a section, seat by seat. */
function owners(view: View, section: string): string[] {
  return view.seats.flatMap((seat) => Array.from({ length: housesOf(view, seat, section) }, () => seat));
}

export function housesOf(view: View, seat: string, section: string): number {
  return view.players[seat]?.houses[section] ?? 0;
}

export function castleOf(table: Table): SectionOfCastle[] {
  const view = asView(table.view);
  const now = asView(table.now);
  return boardOf(table).sections.map((section, n) => {
    const built = owners(view, section.id);
    // A part of the preview is the last of its owner's.
    const news = new Map(
      view.seats.map((seat) => [seat, housesOf(view, seat, section.id) - housesOf(now, seat, section.id)]),
    );
    return {
      ...section,
      built: built.length,
      state: n < view.scored ? 'scored' : n === view.scored ? 'now' : 'later',
      parts_drawn: (PLACES[section.id] ?? []).slice(0, section.parts).map(([x, y], at) => {
        const owner = built[at] ?? null;
        const isLast = owner !== null && at >= built.lastIndexOf(owner) + 1 - (news.get(owner) ?? 0);
        return { x, y, owner, isDraft: table.hasPreview && isLast };
      }),
    };
  });
}
