/** The guide of a first game: which step is shown. What it depends on, the server decides. */

import type { Lesson, Tutorial } from '../wire';
import { post } from '../wire/client';
import type { Study } from '../study/study.svelte';
import { keepProgress, type Place, type Progress } from '../lobby/progress';

export class Guide {
  place = $state.raw<Place>({ step: 0, is_shown: false, since: 0 });
  isHidden = $state(false);
  private looking = $state(0); // the step that is read; earlier ones can be read again
  private isDone: boolean;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly tutorial: Tutorial,
    private readonly study: Study,
    progress: Progress,
  ) {
    this.place = progress.place;
    this.looking = progress.place.step;
    this.isHidden = progress.isHidden;
    this.isDone = progress.isDone;
  }

  get count(): number {
    return this.tutorial.steps.length;
  }

  /** The number of the step that is read, from 1. */
  get number(): number {
    return this.looking + 1;
  }

  get lesson(): Lesson | undefined {
    return this.tutorial.steps[this.looking];
  }

  get isPast(): boolean {
    return this.looking < this.place.step;
  }

  /** Whether the next step waits for its moment. */
  get isWaiting(): boolean {
    return !this.isPast && !this.place.is_shown;
  }

  get isLast(): boolean {
    return this.looking === this.count - 1 && !this.isWaiting;
  }

  /** Something happened in the game. */
  follow(): void {
    this.ask(false);
  }

  next(): void {
    if (this.isPast) this.looking += 1;
    else this.ask(true);
  }

  back(): void {
    if (this.looking > 0) this.looking -= 1;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.keep();
  }

  private ask(pressed: boolean): void {
    this.queue = this.queue.then(() => this.move(pressed)).catch(() => undefined);
  }

  private async move(pressed: boolean): Promise<void> {
    const before = this.place;
    const found = await post<Place>('/study/guide', { record: this.study.text, ...before, pressed });
    this.place = found;
    if (found.step !== before.step || pressed) this.looking = found.step;
    this.isDone ||= found.step === this.count - 1;
    this.keep();
  }

  private keep(): void {
    const { place, isHidden, isDone } = this;
    keepProgress(this.tutorial.game, { place, isHidden, isDone });
  }
}
