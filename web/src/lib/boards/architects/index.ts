/** Architects of the West Kingdom at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import List from './List.svelte';
import Built from './tabs/Built.svelte';
import Captures from './tabs/Captures.svelte';
import Hand from './tabs/Hand.svelte';

const kit: Kit = {
  Board,
  List,
  tabs: [
    { id: 'hand', icon: 'hand', Panel: Hand },
    { id: 'built', icon: 'house', Panel: Built },
    { id: 'captures', icon: 'players', Panel: Captures },
  ],
  phases: [],
  fields: ['clay', 'wood', 'stone', 'gold', 'marble', 'silver', 'virtue', 'supply'],
  points: '',
};

export default kit;
