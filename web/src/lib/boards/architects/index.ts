/** Architects of the West Kingdom at the table. */

import type { Kit } from '..';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import List from './List.svelte';
import { isHandAsked } from './cards/hand';
import { rivals } from './players';
import { remarksOf } from './remarks';
import Rival from './Rival.svelte';
import Built from './tabs/Built.svelte';
import Captures from './tabs/Captures.svelte';
import Hand from './tabs/Hand.svelte';

const kit: Kit = {
  Board,
  List,
  tabs: [
    { id: 'hand', icon: 'hand', Panel: Hand, isMine: true },
    { id: 'built', icon: 'house', Panel: Built },
    { id: 'captures', icon: 'players', Panel: Captures },
  ],
  phases: [],
  fields: ['clay', 'wood', 'stone', 'gold', 'marble', 'silver', 'virtue', 'supply'],
  points: '',
  row: ['apprentices', 'buildings', 'hand', 'silver', 'virtue', 'supply'],
  beneath: ['clay', 'wood', 'stone', 'gold', 'marble'],
  remarks: remarksOf,
  Belongings,
  Rival,
  tabAsked: (table) => (isHandAsked(table) ? 'hand' : ''),
  rivals,
};

export default kit;
