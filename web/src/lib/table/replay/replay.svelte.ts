/** Looking at the past of a table: step, scrub, play. */

import type { Position } from '../../wire';
import type { Line } from '../log/lines';
import type { Source } from '../source';

const PAUSE = 1_100; // ms between two lines at single speed

export class Replay {
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  speed = $state(1);
  eyes = $state<string | null>(null); // through whose eyes; null: one's own
  private readonly seen = new Map<number, Position>();
  private timer = 0;
  private wanted = 0;

  constructor(
    private readonly source: Source,
    private readonly lines: () => Line[],
  ) {}

  get at(): number | null {
    return this.position?.at ?? null;
  }

  /** Show the table as it was after this event; the present if there is nothing behind it. */
  async goTo(seq: number): Promise<void> {
    this.wanted = seq;
    const lines = this.lines();
    if (seq >= (lines.at(-1)?.seq ?? 0)) {
      this.leave();
      return;
    }
    let found = this.seen.get(seq);
    if (!found) {
      found = await this.source.position(seq, this.eyes);
      this.seen.set(seq, found);
    }
    if (this.wanted === seq) this.position = found;
  }

  async step(by: number): Promise<void> {
    const seqs = [0, ...this.lines().map((line) => line.seq)];
    const now = this.at === null ? seqs.length - 1 : seqs.findLastIndex((seq) => seq <= (this.at ?? 0));
    const next = Math.max(0, Math.min(seqs.length - 1, now + by));
    await this.goTo(seqs[next] ?? 0);
  }

  /** Play on from here to the present. */
  play(): void {
    this.playing = true;
    const tick = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step(1);
      if (this.position === null) this.playing = false;
      else this.timer = window.setTimeout(() => void tick(), PAUSE / this.speed);
    };
    this.timer = window.setTimeout(() => void tick(), PAUSE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.position = null;
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
