/** What is said of a player in a few words: debts, and how many workers of mine he holds. */

import type { Table } from '../../table/table.svelte';
import { asView } from './facts';

export function remarksOf(table: Table, colour: string): string[] {
  const player = asView(table.view).players[colour];
  if (!player) return [];
  const { words } = table;
  const mine = colour === table.seat ? 0 : (player.captured[table.seat ?? ''] ?? 0);
  return [
    ...(mine ? [words.text('arch-holds_yours', { count: mine })] : []),
    ...(player.unpaid_debts ? [words.text('arch-debts', { count: player.unpaid_debts })] : []),
  ];
}
