/** The games that can be played here, asked for once. */

import { get } from '../wire/client';
import type { Game } from '../wire';
import { shelved } from './shelf';

class Games {
  all = $state.raw<Game[]>([]);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      this.all = shelved(await get<Game[]>('/games'));
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  find(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();
