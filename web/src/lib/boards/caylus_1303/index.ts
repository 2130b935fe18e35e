/** Caylus 1303 at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import { areCharactersAsked, namesUnder } from './characters';
import CharactersTab from './CharactersTab.svelte';
import { tileName } from './labels';
import List from './List.svelte';
import { ownedOn } from '../parts/road';
import { plotsOf } from './plots';
import Slider from './Slider.svelte';
import Stock from './Stock.svelte';

const kit: Kit = {
  Board,
  List,
  Slider,
  tabs: [
    { id: 'stock', icon: 'house', Panel: Stock },
    { id: 'characters', icon: 'apprentice', Panel: CharactersTab },
  ],
  phases: [
    { id: 'planning', icon: 'worker' },
    { id: 'activation', icon: 'house' },
    { id: 'delivery', icon: 'bundle' },
    { id: 'stewardship', icon: 'camp' },
  ],
  fields: ['food', 'wood', 'stone', 'cloth', 'gold', 'supply'],
  income: 'c1303-recruits',
  points: 'prestige',
  owned: (table, colour) => ownedOn(plotsOf(table), colour).map((piece) => tileName(table, piece)),
  tabAsked: (table) => (areCharactersAsked(table) ? 'characters' : ''),
  remarks: (table, colour) => [namesUnder(table, colour)].filter(Boolean),
};

export default kit;
