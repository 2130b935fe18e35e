/**
 * The stage: plays what happened, beat by beat, in the order of the events. Only the picture may be late; what may be
 * decided is known at once, and whoever acts brings the picture to the present.
 */

import { prefs } from '../../prefs.svelte';
import type { Catalogue, Facts, Happened } from '../../wire';
import { Refused, Unreachable } from '../../wire/client';
import { marks, type Part } from '../../spots/marks.svelte';
import { isStill } from '../../spots/still';
import type { Line } from '../log/lines';
import type { Source } from '../source';
import type { Anchor, Beat, Shown, Step } from './beat';
import { beatsOf, scenesOf, sourceOf } from './beats';
import { CARRIED, LIFTED } from './path';
import { apply } from './scenes';
import { chipsOf, cornersOf, stripOf, type Since, type Strip } from './strip';
import { capOf, comesBack, FACTORS, gapBefore, lengthOf, paceOf, travelOf } from './timing';

/** A beat with the picture after it, and the line of play it belongs to. */
export interface Cue {
  beat: Beat;
  after: Facts;
  line: Line;
}

/** Who carries the pieces and is heard: the layer over the table. */
export interface Hands {
  carry(step: Step, travel: number, nth: number): Promise<void>; // over when it is set
  drop(): void; // what is in the air is set at once
  sound(beat: Beat, nth: number): void; // as a beat begins; nth counts the beats of a chain
}

/** What the stage has to know of its table. */
export interface House {
  source: Source;
  catalogue: Catalogue | null;
  game: string;
  me: string | null;
  say(event: Happened): string;
  clock: number | null; // thousandths of a second that are left to me while my clock runs
}

const NOTHING_SAID: Strip = { said: [], more: 0 };

/** Events with which the work begins that a decision of mine was for: from there on I am told what comes of it. */
const WORKS = new Set(['activated', 'phase_began', 'round_began']);

/** Whether a beat shows only what I did myself a moment ago, and have seen already. */
function isMyDoing({ beat, line }: Cue, me: string | null): boolean {
  return line.seat === me && !beat.opens && beat.events.every(({ code, facts }) => !WORKS.has(code) && (facts.seat ?? me) === me);
}

/** The beats of some cues that there is something to see of. */
function seen(cues: Cue[]): Beat[] {
  return cues.map(({ beat }) => beat).filter(({ length }) => length !== 'quiet');
}

/** What is counted before the players of a view. */
function countedIn(view: Facts): string[] {
  const players = Object.values((view.players ?? {}) as Record<string, Facts>);
  return [...new Set(players.flatMap((player) => Object.keys(player).filter((field) => typeof player[field] === 'number')))];
}

/** An event of a line, with the pictures before and after it. */
type ShownOf = Shown & { line: Line };

function isCue(one: Partial<ShownOf>): one is ShownOf {
  return one.line !== undefined && one.event !== undefined;
}

/** The beats of what was shown, each with the picture after its last event; mine are kept apart from the others'. */
function cued(shown: ShownOf[], told: { catalogue: Catalogue; game: string; me: string | null }): Cue[] {
  const cues: Cue[] = [];
  let source: Anchor | null = null;
  for (let from = 0; from < shown.length; ) {
    const isMine = shown[from]?.line.seat === told.me;
    const end = shown.findIndex(({ line }, n) => n > from && (line.seat === told.me) !== isMine);
    const group = shown.slice(from, end < 0 ? undefined : end);
    const scenes = scenesOf(group, told, source);
    let at = -1;
    for (const beat of beatsOf(scenes)) {
      at += beat.events.length;
      const last = group[at];
      if (last) cues.push({ beat, after: last.after, line: last.line });
    }
    source = sourceOf(scenes);
    from += group.length;
  }
  return cues;
}

export class Stage {
  view = $state.raw<Facts | null>(null); // the picture while it is late; null: the present is drawn
  beat = $state.raw<Beat | null>(null);
  said = $state.raw<Happened | null>(null);
  coming = $state.raw<Cue[]>([]); // what is still to be played
  told = $state.raw<Cue[]>([]); // what was told since my last act
  isHeld = $state(false); // it waits until I go on: the pause after each player
  isPatient = false; // it waits after each player, whatever is preferred: in a first game
  hands: Hands | null = null;

  private past: Cue[] | null = null; // of the past that is looked at; null: the present is
  private board: Facts = {}; // what marks differ from: the board of my last act, or before the past that is looked at
  private mine: Facts = {}; // the board as my last act left it
  private lines: Line[] = []; // whose scenes are still to be asked for
  private at = 0; // the number of the last line whose scenes are here
  private landed = 0; // how many of what was told have been seen
  private isAsking = false;
  private isPlaying = false;
  private cut = new AbortController(); // ends all waiting of what is played now
  private release: (() => void) | null = null; // ends the pause after a player

  constructor(private readonly house: () => House) {}

  /** Whether something is being told: the picture is late, and what may be chosen is not lit yet. */
  get isTelling(): boolean {
    return this.view !== null;
  }

  /** How many beats are still to be seen. */
  get left(): number {
    return seen(this.coming).length;
  }

  /** What happened since my last act, in a few sentences. */
  get strip(): Strip {
    const { catalogue } = this.house();
    return catalogue ? stripOf(this.told.map(({ beat }) => beat), this.since(this.told, this.mine)) : NOTHING_SAID;
  }

  private since(cues: Cue[], then: Facts): Since {
    const { catalogue, me } = this.house();
    return { tellings: catalogue?.events ?? {}, me, then, now: cues.at(-1)?.after ?? then };
  }

  private get isShown(): boolean {
    return prefs.speed !== 'instant' && !document.hidden;
  }

  // ---------------------------------------------------------------- what is to be told

  /** The table begins here, or another line of play: nothing is told of what was before. */
  restart(at: number): void {
    this.stop();
    this.at = at;
    this.lines = [];
    this.told = [];
    this.landed = 0;
    marks.clear();
  }

  /** These lines were played. Until they are told, the picture stays as it is held. */
  follow(lines: Line[], held: Facts | null): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines];
    if (this.isShown && held && !this.past) this.view ??= held;
    void this.ask();
  }

  /** I was away, or come to the table: a little is played, of much only the marks are shown. */
  async recall(lines: Line[], since: number, away: number): Promise<void> {
    this.restart(since);
    if (!lines.length) return;
    this.lines = lines;
    await this.ask();
    const { plays, pause } = comesBack(seen(this.told), away);
    if (!this.isShown || this.isTelling || !plays) return;
    await this.wait(pause);
    if (!this.isTelling && !this.past) this.again();
  }

  /** Ask for the pictures of the lines that wait, again and again as more of them come. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.lines.length) {
        const lines = this.lines;
        this.lines = [];
        const since = this.at;
        this.at = lines.at(-1)?.seq ?? since;
        const { cues, before } = await this.cuesOf(lines, since);
        if (!this.told.length) this.mine = before;
        this.take(cues);
      }
    } catch (error) {
      this.lines = []; // what cannot be shown is in the log all the same
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    } finally {
      this.isAsking = false;
      if (!this.isPlaying && !this.past) this.finish();
    }
  }

  /** The beats of some lines, each with its picture. */
  async cuesOf(lines: Line[], since: number, eyes: string | null = null): Promise<{ cues: Cue[]; before: Facts }> {
    const { source, catalogue, game, me } = this.house();
    if (!catalogue) return { cues: [], before: {} };
    const told = await source.scenes(since, lines.at(-1)?.seq ?? since, eyes);
    let before = told.view;
    const shown = told.lines.flatMap(({ seq, scenes }) => {
      const line = lines.find((one) => one.seq === seq);
      return scenes.flatMap((changes, n) => {
        const one = { line, event: line?.happened[n], before, after: apply(before, changes) };
        before = one.after;
        return isCue(one) ? [one] : [];
      });
    });
    return { cues: cued(shown, { catalogue, game, me }), before: told.view };
  }

  private take(cues: Cue[]): void {
    const { me } = this.house();
    const mine = cues.findLastIndex((cue) => isMyDoing(cue, me));
    const last = cues[mine];
    if (last) {
      this.mine = last.after;
      this.told = [];
      if (!this.past) this.begin(last.after);
    }
    const news = cues.slice(mine + 1);
    this.told = [...this.told, ...news];
    if (this.past) return;
    this.board = this.mine;
    if (this.isTelling) {
      this.coming = [...this.coming, ...news];
      void this.play();
    } else {
      this.mark(this.told.length);
    }
  }

  /** What I did is on the board; what comes of it is told from there. */
  private begin(board: Facts): void {
    this.landed = 0;
    marks.clear();
    if (this.isTelling && !this.coming.length) this.view = board;
  }

  // ---------------------------------------------------------------- playing

  private async play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    const { signal } = this.cut;
    let spent = 0;
    while (this.coming[0] && !signal.aborted) {
      const squeeze = this.hurry(spent);
      const [cue, next] = this.coming;
      if (cue) spent += await this.perform(cue, next, squeeze, signal);
      if (!signal.aborted) this.coming = this.coming.slice(1);
    }
    if (signal.aborted) return;
    this.isPlaying = false;
    if (!this.isAsking && !this.past) this.finish();
  }

  /** How much quicker the rest has to be; of a chain that is too long for that the oldest beats leave only their marks. */
  private hurry(spent: number): number {
    if (this.past) return 1;
    const { clock, me } = this.house();
    const beats = this.coming.map(({ beat }) => beat);
    const cap = capOf(beats, prefs.speed, { clock, isWatching: me === null });
    const { marked, squeeze } = paceOf(beats, prefs.speed, Math.max(0, cap - spent));
    const last = this.coming[marked - 1];
    if (last) {
      this.view = last.after;
      this.coming = this.coming.slice(marked);
      this.mark(this.landed + marked);
    }
    return squeeze;
  }

  /**
   * One beat: what it speaks of is lit, its pieces fly; as they are set, the picture changes and the mark appears.
   * How long it took, without the pauses that I asked for.
   */
  private async perform({ beat, after }: Cue, next: Cue | undefined, squeeze: number, signal: AbortSignal): Promise<number> {
    const nth = this.landed;
    const isSeen = beat.length !== 'quiet';
    const time = lengthOf(beat, prefs.speed, squeeze);
    if (isSeen) {
      this.beat = beat;
      this.said = beat.says ?? this.said;
      marks.light(beat.lights, beat.seat);
      this.hands?.sound(beat, nth);
      await Promise.all([this.wait(next?.beat.isWith ? time * (LIFTED + CARRIED) : time, signal), this.carry(beat, time, nth)]);
    }
    if (signal.aborted) return time;
    this.view = after;
    this.mark(nth + 1);
    if (!isSeen || !next) return time;
    const gap = gapBefore(next.beat, beat) * FACTORS[prefs.speed] * squeeze;
    const isAnother = beat.seat !== null && next.beat.seat !== null && beat.seat !== next.beat.seat;
    if (isAnother && (prefs.pause || this.isPatient)) await this.hold(signal);
    else await this.wait(gap, signal);
    return time + gap;
  }

  /** The pieces of a beat, one after the other; nothing waits for a loose one. */
  private async carry(beat: Beat, time: number, nth: number): Promise<void> {
    if (isStill() || !this.hands) return;
    const firm = Math.max(1, beat.steps.filter(({ isLoose }) => !isLoose).length);
    for (const step of beat.steps) {
      const flight = this.hands.carry(step, travelOf(beat, time) / firm, nth);
      if (!step.isLoose) await flight;
    }
  }

  private mark(landed: number): void {
    const cues = (this.past ?? this.told).slice(0, landed);
    const since = this.since(cues, this.board);
    this.landed = landed;
    if (!cues.length) marks.clear();
    else marks.set(
      cornersOf(cues.map(({ beat }) => beat), since),
      this.parts(cues.flatMap(({ beat }) => beat.events), since),
    );
  }

  /** What was added to and taken from each counter, event by event; what no event tells comes last. */
  private parts(events: Happened[], since: Since): Record<Anchor, Part[]> {
    const chips = chipsOf(events, countedIn(since.now), since);
    return Object.fromEntries(
      chips.map(({ seat, field, sum, parts }) => {
        const told = parts.map(({ event, count }): Part => ({ count, text: this.house().say(event) }));
        const rest = sum - parts.reduce((all, { count }) => all + count, 0);
        return [`seat.${seat}.${field}`, rest ? [...told, { count: rest, text: '' }] : told];
      }),
    );
  }

  private wait(time: number, signal: AbortSignal = this.cut.signal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || time <= 0) {
        resolve();
        return;
      }
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, time);
      signal.addEventListener('abort', end);
    });
  }

  private async hold(signal: AbortSignal): Promise<void> {
    this.isHeld = true;
    await new Promise<void>((resolve) => {
      this.release = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    this.isHeld = false;
    this.release = null;
  }

  /** On from the pause after a player; elsewhere to the present. */
  goOn(): void {
    if (this.release) this.release();
    else this.skip();
  }

  /** To the present at once: what was not seen yet leaves its marks. */
  skip(): void {
    if (this.isTelling) this.stop();
  }

  private stop(): void {
    this.cut.abort();
    this.cut = new AbortController();
    this.isPlaying = false;
    this.hands?.drop();
    this.finish();
  }

  private finish(): void {
    this.view = null;
    this.beat = null;
    this.said = null;
    this.coming = [];
    marks.light([], null);
    this.mark((this.past ?? this.told).length);
  }

  // ---------------------------------------------------------------- the past

  /** Play some of the past from the picture before it; whether it was seen to the end. The last picture stays. */
  async replay(cues: Cue[], before: Facts): Promise<boolean> {
    this.look(cues, before, 0);
    this.view = before;
    this.coming = cues;
    const { signal } = this.cut;
    await this.play();
    return !signal.aborted;
  }

  /** Mark what some of the past changed, without playing it. */
  look(cues: Cue[], before: Facts, landed = cues.length): void {
    this.stop();
    this.past = cues;
    this.board = before;
    this.mark(landed);
  }

  /** Back to the present, with what happened since my last act. */
  leavePast(): void {
    if (!this.past) return;
    this.past = null;
    this.board = this.mine;
    this.stop();
  }

  /** Play once more what happened since my last act. */
  again(): void {
    if (!this.told.length) return;
    this.leavePast();
    this.stop();
    this.view = this.board;
    this.mark(0);
    this.coming = this.told;
    void this.play();
  }
}
