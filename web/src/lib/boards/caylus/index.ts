/** Caylus at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import CastleTab from './CastleTab.svelte';
import Favours from './Favours.svelte';
import List from './List.svelte';
import Slider from './Slider.svelte';
import Stock from './Stock.svelte';

const kit: Kit = {
  Board,
  List,
  Slider,
  tabs: [
    { id: 'favours', icon: 'favour', Panel: Favours },
    { id: 'castle', icon: 'castle', Panel: CastleTab },
    { id: 'stock', icon: 'house', Panel: Stock },
  ],
  phases: [
    { id: 1, icon: 'income' },
    { id: 2, icon: 'worker' },
    { id: 3, icon: 'gate' },
    { id: 4, icon: 'provost' },
    { id: 5, icon: 'house' },
    { id: 6, icon: 'castle' },
    { id: 7, icon: 'bailiff' },
  ],
  fields: ['food', 'wood', 'stone', 'cloth', 'gold', 'deniers', 'workers'],
  points: 'prestige',
};

export default kit;
