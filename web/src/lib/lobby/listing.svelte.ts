/** A list of tables that is looked at again and again. */

import { get } from '../wire/client';
import type { TableInfo } from '../wire';
import { sentenceOf } from './trouble';

export type Scope = 'mine' | 'open' | 'running' | 'finished';

export class Listing {
  tables = $state.raw<TableInfo[]>([]);
  isKnown = $state(false);
  hasMore = $state(false);
  trouble = $state('');
  private asked = 0;

  constructor(
    readonly scope: Scope,
    readonly page = 20,
  ) {}

  /** Look again, at as many tables as are shown. */
  async refresh(game = ''): Promise<void> {
    const pages = Math.max(1, Math.ceil(this.tables.length / this.page));
    await this.ask(game, Math.min(pages * this.page, 100), null);
  }

  async more(game = ''): Promise<void> {
    await this.ask(game, this.page, this.tables.at(-1)?.changed_at ?? null);
  }

  /** Start anew, with another filter. */
  forget(): void {
    this.asked += 1;
    this.tables = [];
    this.isKnown = false;
  }

  private async ask(game: string, most: number, before: number | null): Promise<void> {
    const query = new URLSearchParams({ scope: this.scope, most: `${most}` });
    if (game) query.set('game', game);
    if (before !== null) query.set('before', `${before}`);
    this.asked += 1;
    const number = this.asked;
    try {
      const found = await get<TableInfo[]>(`/tables?${query}`);
      if (number !== this.asked) return;
      this.tables = before === null ? found : [...this.tables, ...found];
      this.hasMore = found.length === most;
      this.trouble = '';
      this.isKnown = true;
    } catch (error) {
      if (number === this.asked) this.trouble = sentenceOf(error);
    }
  }
}
