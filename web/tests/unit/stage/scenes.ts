/** Stretches of real games, as the engine told them: each event with the view before and after it. */

import { readFileSync } from 'node:fs';
import type { Beat, Scene, Shown } from '../../../src/lib/table/stage/beat';
import { beatsOf, scenesOf } from '../../../src/lib/table/stage/beats';
import { apply } from '../../../src/lib/table/stage/scenes';
import type { Catalogue, Change, Facts, Happened } from '../../../src/lib/wire';

interface Told {
  catalogue: Catalogue;
  stretches: { view: Facts; lines: { event: Happened; changes: Change[] }[][] }[];
}

export const GAMES = ['caylus', 'magna_carta', 'caylus_1303', 'architects'] as const;
export type Game = (typeof GAMES)[number];

function toldOf(game: Game): Told {
  return JSON.parse(readFileSync(`tests/unit/fixtures/${game}_scenes.json`, 'utf8')) as Told;
}

export interface Stretch {
  then: Facts;
  now: Facts;
  scenes: Scene[];
  beats: Beat[];
}

export interface Real {
  catalogue: Catalogue;
  stretches: Stretch[];
}

/** All stretches of a game, with the eyes of its first seat. */
export function realOf(game: Game): Real {
  const { catalogue, stretches } = toldOf(game);
  return {
    catalogue,
    stretches: stretches.map(({ view, lines }) => {
      let now = view;
      const shown = lines.flat().map(({ event, changes }): Shown => {
        const before = now;
        now = apply(before, changes);
        return { event, before, after: now };
      });
      const me = (view.seats as string[])[0] as string;
      const scenes = scenesOf(shown, { game, me, catalogue });
      return { then: view, now, scenes, beats: beatsOf(scenes) };
    }),
  };
}

export const REAL: Record<Game, Real> = Object.fromEntries(GAMES.map((game) => [game, realOf(game)])) as Record<Game, Real>;
