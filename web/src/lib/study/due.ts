/** What comes next in a position that is set up: a phase, or a decision of a seat with its particulars. */

import type { Facts } from '../wire';
import type { Words } from '../words/words';

export interface Start {
  start: string | Facts;
  phase: string;
}

/** What was chosen: the JSON of a start, empty for what is due anyway; and whether it was written by hand. */
export interface Due {
  text: string;
  isWritten: boolean;
}

export const AS_IT_IS: Due = { text: '', isWritten: false };

interface Task {
  name: string;
  seat: string; // empty for phases
  fields: Facts;
}

export function taskOf(start: string | Facts): Task {
  if (typeof start === 'string') return { name: start, seat: '', fields: {} };
  const [name = '', value] = Object.entries(start)[0] ?? [];
  const fields = (value ?? {}) as Facts;
  return { name, seat: String(fields.seat ?? ''), fields };
}

export function textOf(start: string | Facts): string {
  return JSON.stringify(start);
}

/** The start that a text of JSON is; null if it is none. */
export function startIn(text: string): string | Facts | null {
  try {
    const read: unknown = JSON.parse(text);
    const isMap = typeof read === 'object' && read !== null && !Array.isArray(read);
    return typeof read === 'string' || isMap ? (read as string | Facts) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** All starts, and the chosen one even where the position has gone on without it. */
export function withChosen(starts: Start[], { text, isWritten }: Due): Start[] {
  const start = text && !isWritten ? startIn(text) : null;
  if (start === null || starts.some((one) => textOf(one.start) === text)) return starts;
  return [...starts, { start, phase: '' }];
}

/** The phases there are, in the order of the round. */
export function phasesIn(starts: Start[]): Start[] {
  return starts.filter(({ start }) => typeof start === 'string').toSorted((one, other) => Number(one.phase) - Number(other.phase));
}

/** The decisions there are, each once, in the order of their words. */
export function decisionsIn(words: Words, starts: Start[]): { name: string; label: string }[] {
  const names = new Set(starts.flatMap(({ start }) => (typeof start === 'string' ? [] : taskOf(start).name)));
  return [...names]
    .map((name) => ({ name, label: capital(words.name('task', name), words.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, words.language));
}

export function seatsFor(starts: Start[], name: string): string[] {
  return [...new Set(starts.map(({ start }) => taskOf(start)).flatMap((task) => (task.name === name && task.seat ? task.seat : [])))];
}

/** The particulars that a decision of a seat can have, as the questions it would be asked; the same question stands once. */
export function questionsFor(words: Words, starts: Start[], name: string, seat: string): { text: string; label: string }[] {
  const found = new Map<string, string>();
  for (const { start } of starts) {
    const task = taskOf(start);
    if (task.name !== name || task.seat !== seat) continue;
    const label = words.prompt(name, task.fields);
    if (!found.has(label)) found.set(label, textOf(start));
  }
  return [...found].map(([label, text]) => ({ text, label }));
}

/** The start under this name that is most like the present one: of the wanted seat, with the same particulars. */
export function nearest(starts: Start[], name: string, seat: string, present: string): string {
  const like = taskOf(startIn(present) ?? '').fields;
  const points = ({ start }: Start): number => {
    const task = taskOf(start);
    const same = Object.keys(task.fields).filter((key) => key !== 'seat' && task.fields[key] === like[key]);
    return (task.seat === seat ? 100 : 0) + same.length;
  };
  const [best] = starts.filter(({ start }) => taskOf(start).name === name).toSorted((one, other) => points(other) - points(one));
  return best ? textOf(best.start) : '';
}

export function phaseName(words: Words, { start }: Start): string {
  const { name } = taskOf(start);
  return words.has(`phase-${name}`) ? words.name('phase', name) : name;
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
