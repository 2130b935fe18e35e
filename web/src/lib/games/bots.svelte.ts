/** The people whom bots sit down as, and their levels; asked for once. */

import type { Bot, Bots as Told } from '../wire';
import { get } from '../wire/client';

export type Level = Told['levels'][number];
export type BotPerson = Told['people'][number];

class Bots {
  levels = $state.raw<Level[]>([]);
  people = $state.raw<BotPerson[]>([]);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      const { levels, people } = await get<Told>('/bots');
      this.levels = levels;
      this.people = people;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  find(id: string): BotPerson | undefined {
    return this.people.find((one) => one.id === id);
  }

  /** The people of a level, without their juniors. */
  of(level: string): BotPerson[] {
    return this.people.filter((one) => one.level === level && !one.is_junior);
  }

  /** Who of a level is not among these yet; when all are, the first junior. */
  free(level: string, taken: Iterable<string>): BotPerson[] {
    const seated = new Set(taken);
    const free = this.people.filter((one) => one.level === level && !seated.has(one.id));
    const elders = free.filter((one) => !one.is_junior);
    return elders.length ? elders : free.slice(0, 1);
  }

  /** Who sits where these are asked for, by name or by level: no face twice as long as there is another. */
  seated(asked: Record<string, string>): Record<string, Bot> {
    const taken = new Set(Object.values(asked).filter((name) => this.find(name)));
    const found: Record<string, Bot> = {};
    for (const [seat, name] of Object.entries(asked)) {
      const level = this.levels.find(({ id, former }) => name === id || name === former)?.id ?? '';
      const somebody = this.find(name) ?? this.free(level, taken)[0];
      if (!somebody) continue;
      taken.add(somebody.id);
      found[seat] = somebody;
    }
    return found;
  }

  /** Whether nobody of a level plays better than those of the level below. */
  isNoStronger(level: string): boolean {
    const at = this.levels.findIndex(({ id }) => id === level);
    return at > 0 && this.levels[at]?.plays === this.levels[at - 1]?.plays;
  }
}

export const bots = new Bots();
