/** What a line of the log speaks of, lit on the board while somebody points at the line. */

import { marks } from '../../spots/marks.svelte';
import type { Table } from '../table.svelte';
import type { Entry } from './chronicle';

const DELIBERATE = 150; // ms on one line: whoever goes down the log passes many

export class Pointing {
  private wanted: Entry | null = null;
  private isLit = false;
  private timer = 0;

  constructor(private readonly table: () => Table) {}

  at(entry: Entry): void {
    this.away();
    if (!entry.happened) return;
    this.wanted = entry;
    this.timer = window.setTimeout(() => void this.light(entry), DELIBERATE);
  }

  away(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    if (this.isLit && !this.table().stage.isTelling) marks.light([], null);
    this.isLit = false;
  }

  /** The places of an entry, while nothing else is being told. */
  private async light(entry: Entry): Promise<void> {
    const { stage, lines, replay } = this.table();
    const line = lines.find(({ seq }) => seq === entry.seq);
    if (!line) return;
    const since = lines.findLast(({ seq }) => seq < line.seq)?.seq ?? 0;
    const { cues } = await stage.cuesOf([line], since, replay.eyes);
    if (this.wanted !== entry || stage.isTelling) return;
    const own = cues.map(({ beat }) => beat).filter(({ events }) => events.some((event) => event === entry.happened));
    marks.light(own.flatMap((beat) => [...beat.lights, ...beat.marks.map(({ anchor }) => anchor)]), entry.seat);
    this.isLit = true;
  }
}
