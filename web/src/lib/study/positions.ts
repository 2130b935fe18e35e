/** What the server knows of a position that is to be set up: its facts, its schema, and with what it could go on. */

import { get, post } from '../wire/client';
import type { Facts } from '../wire';
import type { Words } from '../words/words';
import type { Schema } from './form';

export interface Start {
  start: string | Facts;
  phase: string;
}

const schemas = new Map<string, Promise<Schema>>();

export function schemaOf(game: string): Promise<Schema> {
  const known = schemas.get(game);
  if (known) return known;
  const asked = get<Schema>(`/games/${game}/schema`);
  schemas.set(game, asked);
  asked.catch(() => schemas.delete(game));
  return asked;
}

export function factsAt(record: string): Promise<Facts> {
  return post('/study/facts', { record });
}

export async function startsAt(record: string): Promise<Start[]> {
  return (await post<{ starts: Start[] }>('/study/starts', { record })).starts;
}

/** A phase by its name, a decision with whose it is. */
export function startName(words: Words, { start, phase }: Start): string {
  if (typeof start === 'string') {
    return words.text('setup-start_phase', { phase: words.text(words.has(`phase-${start}`) ? `phase-${start}` : `phase-${phase}`) });
  }
  const [task = '', fields = {}] = Object.entries(start)[0] ?? [];
  return words.text('setup-start_task', { seat: words.seat(String((fields as Facts).seat)), task: words.name('task', task) });
}
