/** The games that can be played here, asked for once. */

import { get } from '../wire/client';
import { speech } from '../words/speech.svelte';
import type { Box, Game } from '../wire';

/** What stands for a box that is not known yet. */
const UNKNOWN: Box = { initial: 'K', tone: 'lapis', icon: 'keystone', minutes: 60, depth: 3, place: 99 };
export const DEPTHS = [1, 2, 3, 4, 5];

class Games {
  all = $state.raw<Game[]>([]);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      this.all = (await get<Game[]>('/games')).sort((one, other) => one.box.place - other.box.place);
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  /** The box of a game, as it stands on the shelf. */
  boxOf(id: string): Box {
    return this.find(id)?.box ?? UNKNOWN;
  }

  find(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** What a game is called in short, in the language of the page. */
export function gameTitle(id: string): string {
  return games.find(id)?.box_texts[speech.words.language]?.title ?? id;
}

/** What a game is like, in a line. */
export function gameBlurb(id: string): string {
  return games.find(id)?.box_texts[speech.words.language]?.blurb ?? '';
}
