/** Caylus Magna Carta at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import CardsTab from './CardsTab.svelte';
import CastleTab from './CastleTab.svelte';
import List from './List.svelte';
import Slider from './Slider.svelte';

const kit: Kit = {
  Board,
  List,
  Slider,
  tabs: [
    { id: 'cards', icon: 'card', Panel: CardsTab },
    { id: 'castle', icon: 'castle', Panel: CastleTab },
  ],
  phases: [
    { id: 'income', icon: 'income' },
    { id: 'actions', icon: 'hand' },
    { id: 'provost', icon: 'provost' },
    { id: 'activation', icon: 'house' },
    { id: 'castle', icon: 'castle' },
    { id: 'end_of_round', icon: 'replay' },
  ],
  fields: ['food', 'wood', 'stone', 'gold', 'deniers', 'workers'],
  points: '',
};

export default kit;
