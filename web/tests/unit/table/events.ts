/** Events of a table, made for tests. */

import type { Happened, TableEvent } from '../../../src/lib/wire';

export const told = (code: string, facts: Record<string, unknown> = {}): Happened => ({ code, facts, reasons: [] });

export function move(seq: number, text: string, ...events: Happened[]): TableEvent {
  const seat = text.startsWith('*') ? null : text.slice(0, text.indexOf(':'));
  return { seq, kind: 'move', seat, text, at: seq, events };
}

export const beside = (seq: number, kind: string, seat: string | null = null, text: string | null = null): TableEvent => ({
  seq,
  kind,
  seat,
  text,
  at: seq,
  events: [],
});
