/** Looking at the past of a table: step, scrub, play. What is played goes over the stage, as in the present. */

import { prefs } from '../../prefs.svelte';
import type { Position } from '../../wire';
import type { Line } from '../log/lines';
import type { Source } from '../source';
import type { Stage } from '../stage/stage.svelte';

const AT_ONCE = 350; // ms at each line where nothing is played
const STILL = 160; // ms at one line before it is marked what it changed: whoever draws the knob passes many

export class Replay {
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  eyes = $state<string | null>(null); // through whose eyes; null: one's own
  private readonly seen = new Map<number, Position>();
  private wanted = 0;
  private timer = 0;

  constructor(
    private readonly source: Source,
    private readonly lines: () => Line[],
    private readonly stage: Stage,
  ) {}

  get at(): number | null {
    return this.position?.at ?? null;
  }

  private async positionAt(seq: number): Promise<Position> {
    const found = this.seen.get(seq) ?? (await this.source.position(seq, this.eyes));
    this.seen.set(seq, found);
    return found;
  }

  /** The number of the line before this one; 0 before the first. */
  private before(seq: number): number {
    return this.lines().findLast((line) => line.seq < seq)?.seq ?? 0;
  }

  private isPresent(seq: number): boolean {
    return seq >= (this.lines().at(-1)?.seq ?? 0);
  }

  /** The last line of the set-up, which chance alone decides; before it nothing lies on the table. 0 if there is none. */
  get dealt(): number {
    const lines = this.lines();
    const first = lines.findIndex((line) => line.seat !== null);
    return lines[(first < 0 ? lines.length : first) - 1]?.seq ?? 0;
  }

  /** Play all of it from the table as it was laid. */
  async fromStart(): Promise<void> {
    await this.goTo(0);
    if (this.position) await this.play();
  }

  /** Show the table as it was after this event, as soon as it was laid; the present if there is nothing behind it. */
  async goTo(moment: number): Promise<void> {
    const seq = Math.max(moment, this.dealt);
    this.pause();
    this.wanted = seq;
    clearTimeout(this.timer);
    if (this.isPresent(seq)) {
      this.leave();
      return;
    }
    const found = await this.positionAt(seq);
    if (this.wanted !== seq) return;
    this.position = found;
    this.stage.look([], found.view ?? {});
    this.timer = window.setTimeout(() => void this.mark(seq), STILL);
  }

  /** Mark what the line that is shown changed. */
  private async mark(seq: number): Promise<void> {
    const line = this.lines().find((one) => one.seq === seq);
    if (!line) return;
    const { cues, before } = await this.stage.cuesOf([line], this.before(seq), this.eyes);
    if (this.at === seq && !this.playing) this.stage.look(cues, before);
  }

  async step(by: number): Promise<void> {
    const seqs = [0, ...this.lines().map((line) => line.seq)];
    const now = this.at === null ? seqs.length - 1 : seqs.findLastIndex((seq) => seq <= (this.at ?? 0));
    const next = Math.max(0, Math.min(seqs.length - 1, now + by));
    await this.goTo(seqs[next] ?? 0);
  }

  /** Play on from here to the present. */
  async play(): Promise<void> {
    this.playing = true;
    clearTimeout(this.timer);
    while (this.playing) {
      const from = this.at ?? Infinity;
      const line = this.lines().find((one) => one.seq > from);
      if (!line) break;
      const [{ cues, before }, after] = await Promise.all([this.stage.cuesOf([line], from, this.eyes), this.positionAt(line.seq)]);
      if (!this.playing) return;
      const isSeen = await this.stage.replay(cues, before);
      if (!this.playing) return;
      if (this.isPresent(line.seq)) break;
      this.position = after;
      if (!isSeen) this.pause();
      else if (prefs.speed === 'instant') await new Promise((resolve) => setTimeout(resolve, AT_ONCE));
    }
    if (this.playing) this.leave();
  }

  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    this.stage.skip();
  }

  leave(): void {
    this.pause();
    clearTimeout(this.timer);
    this.position = null;
    this.stage.leavePast();
  }

  /** Look at the same moment through other eyes. */
  async lookAs(eyes: string | null): Promise<void> {
    this.eyes = eyes;
    this.seen.clear();
    if (this.at !== null) await this.goTo(this.at);
  }

  /** What was taken back is no longer the past. */
  forget(): void {
    this.seen.clear();
  }
}
