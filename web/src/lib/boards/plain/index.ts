/** A game without a board of its own: its facts as lists, its choices as buttons. */

import type { Kit } from '..';
import Board from './Board.svelte';

const kit: Kit = {
  Board,
  List: Board,
  tabs: [],
  phases: [],
  fields: ['clay', 'food', 'wood', 'stone', 'cloth', 'gold', 'marble', 'silver', 'deniers', 'workers', 'supply'],
  points: '',
};

export default kit;
