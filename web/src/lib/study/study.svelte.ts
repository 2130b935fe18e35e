/** A study: a game that only this browser holds. All seats can be played, by people and bots; one can go back and branch. */

import { panels } from '../frame/panels.svelte';
import { bots } from '../games/bots.svelte';
import type { Connection } from '../wire/live';
import type { Facts, ForecastNow, Foresight, Position, Preview, Scenes } from '../wire';
import { packed } from '../share/link';
import { shown } from '../prefs.svelte';
import { blob, post, Refused, Unreachable } from '../wire/client';
import type { Ear, Form, Moment, Sent, Source } from '../table/source';
import type { Refusal } from './collection';
import type { Due } from './due';
import { behindSetUp, childrenOf, endOf, grown, headOf, named, nodeAt, pathTo, playerOf, pruned, recordTo, seatsIn, setUp, sinceSetUp, START, treeOf, type Node, type Tree } from './tree';

export type Eyes = string | null; // a colour, '' for nobody's, 'all' for everybody's; null: of whoever is to decide
export type Companions = Readonly<Record<string, string>>; // the level of the bot at each seat that has one

/** What is needed to go on with a study another day. */
export interface Kept {
  tree: Tree;
  at: number;
  eyes: Eyes;
  companions: Companions;
  seed: string;
  from?: string; // the way back to where it was taken from
  name?: string;
  isOwn?: boolean; // whether something was done in it
}

/** A position that is being set up and not applied yet. */
export interface Draft {
  at: number;
  facts: Facts;
  due: Due;
}

interface Found {
  lines: string[];
}

const PAUSE = 60; // ms before a bot plays: the stage gives the pace

export class Study implements Source {
  readonly id = 'study';
  readonly isHosted = false;
  tree = $state.raw<Tree>(treeOf(''));
  at = $state(START);
  eyes = $state<Eyes>(null);
  companions = $state.raw<Companions>({});
  isPaused = $state(false); // whether the bots were told to wait
  isHeld = $state(false); // whether they wait because one looks about in what was played
  due = $state(''); // whose turn it is; empty if nobody's
  problem = $state(''); // what was refused last, in words
  draft: Draft | null = null;
  isThinking = $state(false);
  title = $state(''); // what somebody calls the study; mostly empty
  isOwn: boolean; // whether something was done in it
  unkept = $state<Refusal | null>(null); // why it is not kept
  from = $state(''); // the way back to where the game was taken from; empty if it is nobody else's
  changed: (() => void) | null = null; // told whenever there is something new to keep
  readonly rounds = new Map<number, number>(); // the rounds that were seen to begin, by the first node of each

  private ear: Ear | null = null;
  private seed: string;
  private deciding = ''; // the key of the decision that is on its way
  private connection: Connection = 'joining';
  private timer = 0;
  private turn = 0; // which look is the last; answers to earlier ones do not count
  private shown: { at: number; eyes: Eyes } | null = null;
  private ahead: number; // where one came back from

  constructor(kept: Kept) {
    this.tree = kept.tree;
    this.at = behindSetUp(kept.tree, kept.at);
    this.ahead = this.at;
    this.isHeld = childrenOf(kept.tree, this.at).length > 0;
    this.eyes = kept.eyes;
    this.companions = kept.companions;
    this.seed = kept.seed;
    this.from = kept.from ?? '';
    this.title = kept.name ?? '';
    this.isOwn = kept.isOwn ?? false;
  }

  /** A study of a record, at its end or behind so many lines. */
  static of(record: string, lines = Infinity, companions: Companions = {}, seed = ''): Study {
    const tree = treeOf(record);
    const path = pathTo(tree, endOf(tree, START));
    const at = lines === 0 ? START : (path[lines - 1] ?? path.at(-1))?.id ?? START;
    return new Study({ tree, at, eyes: null, companions, seed });
  }

  keep(): Kept {
    const { tree, at, eyes, companions, seed, from, title: name, isOwn } = this;
    return { tree, at, eyes, companions, seed, from, name, isOwn };
  }

  // ---------------------------------------------------------------- as the source of a table

  open(ear: Ear): void {
    this.ear = ear;
    void this.look();
  }

  close(): void {
    this.turn += 1;
    this.ear = null;
    clearTimeout(this.timer);
  }

  again(): void {
    void this.look();
  }

  get text(): string {
    return recordTo(this.tree, this.at);
  }

  get record(): string {
    return `data:text/plain;charset=utf-8,${encodeURIComponent(this.text)}`;
  }

  linkTo = async (at: number): Promise<string> => `/study?at=${at}#${await packed(this.text)}`;
  embedAt = async (at: number): Promise<string> => `/embed?at=${at}#${await packed(this.text)}`;
  momentAt = async (at: number): Promise<Moment> => ({ record: this.text, at });

  async study(at: number, isSettingUp = false): Promise<void> {
    const path = sinceSetUp(this.tree, this.at);
    const id = at > 0 ? path[at - 1]?.id : path[0]?.parent;
    if (isSettingUp) panels.open('set_up');
    else panels.close();
    if (id !== undefined) await this.goTo(id);
  }

  picture(at: number, eyes: string | null, form: Form): Promise<Blob> {
    return blob('POST', `/study/picture.${form}`, { record: this.text, at, seat: eyes ?? this.eyesNow, ...shown() });
  }

  position(at: number, eyes: string | null): Promise<Position> {
    return post('/study/position', { record: this.text, at, seat: eyes ?? this.eyesNow });
  }

  scenes(since: number, upto: number, eyes: string | null): Promise<Scenes> {
    return post('/study/scenes', { record: this.text, since, upto, seat: eyes ?? this.eyesNow });
  }

  foresight(seat: string): Promise<Foresight> {
    return post('/study/foresight', { record: this.text, seat });
  }

  forecast(seat: string): Promise<ForecastNow> {
    return post('/study/forecast', { record: this.text, seat });
  }

  preview(seat: string, move: string): Promise<Preview> {
    return post('/study/preview', { record: this.text, seat, move });
  }

  async decide({ seat, move, key }: Sent): Promise<void> {
    if (key === this.deciding) return;
    this.isHeld = false;
    this.deciding = key;
    try {
      const { lines } = await post<Found>('/study/play', { record: this.text, seat, move, seed: this.seed });
      await this.follow(lines);
    } finally {
      this.deciding = '';
    }
  }

  async command(name: string): Promise<number> {
    if (name === 'undo') await this.back();
    else if (name === 'redo') await this.forward();
    return sinceSetUp(this.tree, this.at).length;
  }

  // ---------------------------------------------------------------- going about

  get seats(): string[] {
    return seatsIn(headOf(this.tree, this.at));
  }

  /** Whether the game begins with a position, not with its set-up. */
  get isFromPosition(): boolean {
    return headOf(this.tree, this.at).includes('[Position ');
  }

  /** Whose eyes are meant: where one person plays with bots, that person's. */
  private get eyesNow(): Eyes {
    const people = this.seats.filter((seat) => !(seat in this.companions));
    return this.eyes ?? (people.length === 1 ? (people[0] ?? null) : null);
  }

  /** Look at another moment; bots go on from where nothing was played yet, elsewhere they wait. */
  async goTo(id: number): Promise<void> {
    this.isHeld = childrenOf(this.tree, id).length > 0;
    await this.arrive(id);
  }

  private async arrive(id: number): Promise<void> {
    this.at = id;
    await this.look();
  }

  get areWaiting(): boolean {
    return this.isPaused || this.isHeld;
  }

  /** The last decision of somebody who is no bot, or the last position that was set up. */
  private get lastDone(): Node | undefined {
    const isPersons = ({ line }: Node): boolean => playerOf(line) !== '' && !(playerOf(line) in this.companions);
    return pathTo(this.tree, this.at).findLast((node) => node.head !== undefined || isPersons(node));
  }

  /** To before the last thing that a person did; where nothing was done yet, one stays. */
  async back(): Promise<void> {
    const { lastDone } = this;
    if (!lastDone) return;
    this.ahead = this.at;
    await this.goTo(lastDone.parent);
  }

  get canGoForward(): boolean {
    return this.ahead !== this.at && pathTo(this.tree, this.ahead).some((node) => node.parent === this.at);
  }

  /** As far as one had come before one went back. */
  async forward(): Promise<void> {
    if (this.canGoForward) await this.goTo(this.ahead);
  }

  async lookAs(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.look();
  }

  async seatBots(companions: Companions): Promise<void> {
    this.companions = companions;
    await this.look();
  }

  async pause(isPaused: boolean): Promise<void> {
    this.isPaused = isPaused;
    this.isHeld = false;
    await this.look();
  }

  name(id: number, name: string): void {
    this.tree = named(this.tree, id, name);
    this.touch();
  }

  rename(title: string): void {
    this.title = title;
    this.touch();
  }

  /** Something was done, so that it is worth keeping. */
  private touch(): void {
    this.isOwn = true;
    this.changed?.();
  }

  /** Forget a line of play from this node on. */
  async prune(id: number): Promise<void> {
    const isHere = pathTo(this.tree, this.at).some((node) => node.id === id);
    const { parent } = nodeAt(this.tree, id);
    this.tree = pruned(this.tree, id);
    this.ahead = this.at;
    this.isOwn = true;
    if (isHere) await this.goTo(parent);
    else this.changed?.();
  }

  /** Let a bot decide once for whoever is to decide. */
  bot(level: string): Promise<void> {
    return this.ask('/study/bot', { level });
  }

  private async ask(path: string, body: Facts): Promise<void> {
    const turn = (this.turn += 1);
    clearTimeout(this.timer);
    this.isThinking = true;
    try {
      const { lines } = await post<Found>(path, { record: this.text, seed: this.seed, ...body });
      if (turn === this.turn) await this.follow(lines);
    } catch (error) {
      this.trouble(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** Go on with a position of one's own: this one, with other fields, and with what comes next in it. */
  async setUp(given: Facts, start: string | Facts | null): Promise<void> {
    const { record } = await post<{ record: string }>('/study/set-up', { record: this.text, given, start, seed: this.seed });
    const { tree, at } = setUp(this.tree, this.at, record);
    this.isOwn = true;
    this.tree = tree;
    this.ahead = at;
    await this.arrive(at);
  }

  private async follow(lines: string[]): Promise<void> {
    const { tree, at } = grown(this.tree, this.at, lines);
    this.isOwn = true;
    this.tree = tree;
    this.ahead = at;
    await this.arrive(at);
  }

  // ---------------------------------------------------------------- telling the table

  private async look(): Promise<void> {
    const turn = (this.turn += 1);
    clearTimeout(this.timer);
    this.changed?.();
    const { at, eyesNow: eyes, ear } = this;
    const path = sinceSetUp(this.tree, at);
    const isFurther = this.shown?.eyes === eyes && this.shown.at !== START && path.some(({ id }) => id === this.shown?.at);
    const since = isFurther && ear ? ear.since() : 0;
    try {
      const asked = post<Position>('/study/position', { record: this.text, seat: eyes, since });
      if (Object.keys(this.companions).length) await bots.load();
      const found = await asked;
      if (turn !== this.turn || !ear) return;
      this.shown = { at, eyes };
      this.due = found.due[0]?.seat ?? '';
      this.problem = '';
      this.connect('live');
      if (!isFurther) ear.restarted();
      ear.heard({ type: 'position', ...this.decorated(found) });
      this.goOn(found);
    } catch (error) {
      this.trouble(error);
    }
  }

  /** With who sits where, and what can be gone back to. */
  private decorated(position: Position): Position {
    const sitting = bots.seated(this.companions);
    const seats = position.table.seats.map((seat) => {
      const bot = this.companions[seat.colour] ?? null;
      const somebody = sitting[seat.colour] ?? null;
      return { ...seat, bot, played_by: somebody, face: somebody?.face ?? null, mine: bot === null };
    });
    const isBots = position.decision !== null && (position.decision?.seat ?? '') in this.companions;
    return {
      ...position,
      table: { ...position.table, seats },
      decision: isBots && !this.areWaiting ? null : (position.decision ?? null),
      can_undo: this.lastDone !== undefined,
      can_redo: this.canGoForward,
    };
  }

  /** What happens without a person: chance, and the bots. */
  private goOn(position: Position): void {
    const level = this.companions[this.due];
    const isLast = childrenOf(this.tree, this.at).length === 0;
    if (position.due.length === 0 && !position.over && isLast) void this.ask('/study/deal', {});
    else if (level !== undefined && !this.areWaiting) this.timer = window.setTimeout(() => void this.bot(level), PAUSE);
  }

  /** Tell what is wrong; bots do not try it again and again. */
  private refuse(sentence: string): void {
    this.problem = sentence;
    this.isHeld = true;
  }

  private connect(connection: Connection): void {
    if (this.connection !== connection) this.ear?.changed(connection);
    this.connection = connection;
  }

  private trouble(error: unknown): void {
    if (error instanceof Unreachable) this.connect('lost');
    else if (error instanceof Refused && this.shown) this.refuse(error.problem.detail);
    else if (error instanceof Refused) this.ear?.refused(error.problem.code);
    else throw error;
  }
}
