/** Where the provost can go on the road of Caylus. */

import type { Table } from '../../table/table.svelte';
import type { Course } from '../parts/provost';
import { asView, boardOf } from './facts';

export function courseOf(table: Table): Course {
  const now = asView(table.now);
  return {
    provost: now.provost,
    first: 1,
    last: boardOf(table).road_spaces,
    workersOn: (space) => {
      const worker = now.residences[space] ? undefined : now.workers[now.road[space] ?? ''];
      return worker ? [worker] : [];
    },
  };
}
