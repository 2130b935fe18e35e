/** Where the parts of the castle are drawn, and who built which. */

import drawings from '../../../drawings.json';
import type { Table } from '../../table/table.svelte';
import { asView, boardOf, type Section, type View } from './facts';

const [width = 0, height = 0] = drawings.castle.stone;
export const STONE = { width, height };

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

/** In the order in which they are filled, lower courses first. */
const PLACES: Record<string, number[][]> = drawings.castle.parts;

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
      parts_drawn: (PLACES[section.id] ?? []).slice(0, section.parts).map(([x = 0, y = 0], at) => {
        const owner = built[at] ?? null;
        const isLast = owner !== null && at >= built.lastIndexOf(owner) + 1 - (news.get(owner) ?? 0);
        return { x, y, owner, isDraft: table.hasPreview && isLast };
      }),
    };
  });
}
