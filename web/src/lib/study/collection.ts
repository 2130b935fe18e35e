/** The studies of this browser. Each is kept by itself, so that what harms one leaves the others as they are. */

import { gameIn, seatsIn, START, type Tree } from './tree';
import type { Kept } from './study.svelte';

const PREFIX = 'keepwright-studies-';
export const MOST = 40;
export const ROOM = 4_000_000; // letters for all of them together; what else the page keeps has room beside them

/** Why a study cannot be kept: there are too many, or too much is in them. */
export type Refusal = 'many' | 'full';

interface Stored {
  changed: number; // ms
  kept: Kept;
}

/** A study as a list shows it; what cannot be read has nothing but its id. */
export interface Listed {
  id: string;
  isDamaged: boolean;
  name: string;
  game: string;
  seats: string[];
  lines: number;
  changed: number; // ms; 0 if it is not known
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function read(id: string): Stored | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return isStored(found) ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStored(value: unknown): value is Stored {
  return isMap(value) && typeof value.changed === 'number' && isKept(value.kept);
}

function isKept(value: unknown): value is Kept {
  if (!isMap(value) || !isMap(value.companions) || typeof value.seed !== 'string' || !isTree(value.tree)) return false;
  return value.tree.nodes.some(({ id }) => id === value.at);
}

function isTree(value: unknown): value is Tree {
  if (!isMap(value) || typeof value.head !== 'string' || !gameIn(value.head) || !Array.isArray(value.nodes)) return false;
  const known = new Set([START]);
  return value.nodes.every((node: unknown) => {
    if (!isMap(node) || typeof node.line !== 'string' || typeof node.name !== 'string' || typeof node.id !== 'number') return false;
    known.add(node.id);
    return known.has(Number(node.parent));
  });
}

/** All of them, the one last used first; what cannot be read comes last. */
export function studies(): Listed[] {
  return keys()
    .map((key) => listed(key.slice(PREFIX.length)))
    .toSorted((one, other) => other.changed - one.changed);
}

function listed(id: string): Listed {
  const found = read(id);
  if (!found) return { id, isDamaged: true, name: '', game: '', seats: [], lines: 0, changed: 0 };
  const { tree, name = '' } = found.kept;
  return { id, isDamaged: false, name, game: gameIn(tree.head), seats: seatsIn(tree.head), lines: tree.nodes.length - 1, changed: found.changed };
}

export function studyAt(id: string): Kept | null {
  return read(id)?.kept ?? null;
}

/** Keep a study; why not, if it cannot be kept. What was kept of it before stays then. */
export function keepStudy(id: string, kept: Kept, now = Date.now()): Refusal | null {
  const text = JSON.stringify({ changed: now, kept } satisfies Stored);
  const others = keys().filter((key) => key !== PREFIX + id);
  if (others.length >= MOST) return 'many';
  const taken = others.reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0);
  return taken + text.length <= ROOM && isWritten(id, text) ? null : 'full';
}

function isWritten(id: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + id, text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // the browser has no room left
    throw error;
  }
}

/** Those in which nothing was done make room, except for one. */
export function makeRoom(except: string): void {
  for (const key of keys()) {
    const id = key.slice(PREFIX.length);
    const found = read(id);
    if (id !== except && found && !found.kept.isOwn) localStorage.removeItem(key);
  }
}

export function rename(id: string, name: string): Refusal | null {
  const found = read(id);
  return found && (isWritten(id, JSON.stringify({ ...found, kept: { ...found.kept, name, isOwn: true } })) ? null : 'full');
}

/** Forget a study; as it was kept, so that it can be put back. */
export function discard(id: string): string {
  const text = localStorage.getItem(PREFIX + id) ?? '';
  localStorage.removeItem(PREFIX + id);
  return text;
}

export function putBack(id: string, text: string): Refusal | null {
  return isWritten(id, text) ? null : 'full';
}
