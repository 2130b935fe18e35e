/** What the server knows of a position that is to be set up: its facts, its schema, and with what it could go on. */

import { get, post } from '../wire/client';
import type { Facts } from '../wire';
import type { Start } from './due';
import type { Schema } from './form';

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

/** With what the game could go on in a position, changed by what is given. */
export async function startsAt(record: string, given: Facts = {}): Promise<Start[]> {
  return (await post<{ starts: Start[] }>('/study/starts', { record, given })).starts;
}
