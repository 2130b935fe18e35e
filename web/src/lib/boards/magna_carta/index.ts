/** Caylus Magna Carta at the table. */

import type { Kit } from '..';
import Board from './Board.svelte';
import { numbersOf, roadOf, seenIn } from './cards';
import CardsTab from './CardsTab.svelte';
import CastleTab from './CastleTab.svelte';
import List from './List.svelte';
import Slider from './Slider.svelte';

const PHASES = [
  { id: 'income', icon: 'income' },
  { id: 'actions', icon: 'hand' },
  { id: 'provost', icon: 'provost' },
  { id: 'activation', icon: 'house' },
  { id: 'castle', icon: 'castle' },
  { id: 'end_of_round', icon: 'replay' },
];

const kit: Kit = {
  Board,
  List,
  Slider,
  tabs: [
    { id: 'cards', icon: 'card', Panel: CardsTab },
    { id: 'castle', icon: 'castle', Panel: CastleTab },
  ],
  phases: PHASES,
  phasesOf: (table) => {
    const played = numbersOf(table).phases[seenIn(table.view).options.ruleset] ?? [];
    return PHASES.filter(({ id }) => played.includes(id));
  },
  fields: ['food', 'wood', 'stone', 'gold', 'deniers', 'workers'],
  points: '',
  owned: (table, colour) => roadOf(table.view).filter(({ owner }) => owner === colour).map(({ shown }) => table.words.name('building', shown)),
};

export default kit;
