/** Places with room for several workers: who stands where, and where the next one would. */

import type { Table } from '../../table/table.svelte';

export interface Place {
  number: number;
  worker: string | null;
  isGhost: boolean; // it stands there in the preview only
  isNext: boolean;
}

export function placesOf(table: Table, standing: string[], before: string[], room: number): Place[] {
  return Array.from({ length: room }, (_, n) => ({
    number: n + 1,
    worker: standing[n] ?? null,
    isGhost: table.hasPreview && standing[n] !== undefined && !before.includes(standing[n]),
    isNext: n === standing.length,
  }));
}
