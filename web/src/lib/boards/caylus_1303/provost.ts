/** Where the provost can go: he stands behind the last space that acts, at most before the first. */

import type { Table } from '../../table/table.svelte';
import type { Course } from '../parts/provost';
import { asView, boardOf } from './facts';
import { workersAt } from './plots';

export function courseOf(table: Table): Course {
  const now = asView(table.now);
  return {
    provost: now.provost,
    first: 0,
    last: boardOf(table).road_spaces,
    workersOn: (space) => workersAt(now, now.road[space] ?? ''),
  };
}
