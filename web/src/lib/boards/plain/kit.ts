/** Any game at the table, from its catalogue and its facts. */

import type { Catalogue } from '../../wire';
import type { Kit } from '..';
import Board from './Board.svelte';
import { fieldsIn } from './facts';

const POINTS = 'prestige';

export function plainKit(catalogue: Catalogue | null): Kit {
  const fields = fieldsIn(catalogue);
  return {
    Board,
    List: Board,
    tabs: [],
    phases: (catalogue?.phases ?? []).map((id) => ({ id, icon: 'hourglass' })),
    fields: fields.filter((field) => field !== POINTS),
    points: fields.includes(POINTS) ? POINTS : '',
  };
}
