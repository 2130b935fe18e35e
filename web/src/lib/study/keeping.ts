/** Single games that are kept in this browser under a name, such as the first game of each game. */

import type { Kept } from './study.svelte';

const PREFIX = 'keepwright-study-';

/** The game under this name; null if there is none that can be read. */
export function keptAs(name: string): Kept | null {
  const text = localStorage.getItem(PREFIX + name);
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepAs(name: string, kept: Kept): void {
  localStorage.setItem(PREFIX + name, JSON.stringify(kept));
}

export function forget(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
