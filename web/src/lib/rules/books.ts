/** The rules of the games, each fetched once. */

import { get } from '../wire/client';
import type { Rules } from '../wire';
import { Scribe, type Book } from './rulebook';

const books = new Map<string, Promise<Book>>();

async function read(game: string): Promise<Book> {
  const { sections } = await get<Rules>(`/games/${game}/rules`);
  return { game, sections, scribe: await Scribe.of(game, sections) };
}

/** The rules of a game; what failed is asked for again. */
export function bookOf(game: string): Promise<Book> {
  const book = books.get(game) ?? read(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}
