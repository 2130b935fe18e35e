/** Caylus at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import CastleTab from './CastleTab.svelte';
import Favours from './Favours.svelte';
import List from './List.svelte';
import { plotsOf } from './plots';
import { ownedOn } from '../parts/road';
import Slider from './Slider.svelte';
import { tileName } from './spots';
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
    { id: 'income', icon: 'income' },
    { id: 'placement', icon: 'worker' },
    { id: 'special', icon: 'gate' },
    { id: 'provost', icon: 'provost' },
    { id: 'buildings', icon: 'house' },
    { id: 'castle', icon: 'castle' },
    { id: 'end_of_round', icon: 'bailiff' },
  ],
  fields: ['food', 'wood', 'stone', 'cloth', 'gold', 'deniers', 'workers'],
  points: 'prestige',
  owned: (table, colour) => ownedOn(plotsOf(table), colour).map((piece) => tileName(table, piece)),
};

export default kit;
