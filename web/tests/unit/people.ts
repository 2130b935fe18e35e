/** The people whom bots sit down as, as the server tells of them; fewer than there are. */
import { bots } from '../../src/lib/games/bots.svelte';
import type { Bots } from '../../src/lib/wire';

function person(id: string, level: string): Bots['people'][number] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, name, level, face: id, style: '', is_junior: false };
}

const ELDERS = [
  person('wanda', 'gentle'),
  person('maud', 'gentle'),
  person('ivo', 'steady'),
  person('garin', 'steady'),
  person('jutta', 'steady'),
  person('lioba', 'sharp'),
  person('kuno', 'fearsome'),
  person('odile', 'fearsome'),
];

export const TOLD: Bots = {
  levels: [
    { id: 'gentle', plays: 'greedy:lapses=0.4', former: 'apprentice' },
    { id: 'steady', plays: 'greedy', former: 'journeyman' },
    { id: 'sharp', plays: 'greedy', former: null },
    { id: 'fearsome', plays: 'greedy', former: null },
  ],
  people: [...ELDERS, ...ELDERS.map((elder) => ({ ...elder, id: `${elder.id}_younger`, is_junior: true }))],
};

/** They are known without asking. */
export function know(): void {
  bots.levels = TOLD.levels;
  bots.people = TOLD.people;
}
