/** Studies are kept in this browser, and nowhere else: they are there when one comes back. */

import type { Kept } from './study.svelte';

const PREFIX = 'keepwright-study-';

export function keptAs(name: string): Kept | null {
  const text = localStorage.getItem(PREFIX + name);
  return text === null ? null : (JSON.parse(text) as Kept);
}

export function keepAs(name: string, kept: Kept): void {
  localStorage.setItem(PREFIX + name, JSON.stringify(kept));
}

export function forget(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
