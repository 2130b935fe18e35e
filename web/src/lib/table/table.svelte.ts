/**
 * One table as the page knows it: the position, what is asked, what is chosen but not sent yet, what
 * happened, who is there. It holds no rule: options, reasons, prices and previews are the server's.
 */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { games } from '../games/games.svelte';
import { prefs, type Speed } from '../prefs.svelte';
import { isElsewhere, legalIn } from '../spots/choices';
import { get, post, Refused, Unreachable } from '../wire/client';
import type {
  Catalogue,
  ChatLine,
  Decision,
  Facts,
  Foreseen,
  Foresight,
  Game,
  Happened,
  Option,
  Outlook,
  Position,
  Preview,
  Problem,
  Score,
  Seat,
  TableEvent,
  TableInfo,
} from '../wire';
import type { Connection, Message } from '../wire/live';
import { seatName } from '../words/people';
import { speech } from '../words/speech.svelte';
import type { People, Words } from '../words/words';
import type { Tellings } from './log/changes';
import { asidesOf, lastActOf, lastTurnOf, linesOf, stepsOf, type Line } from './log/lines';
import { Replay } from './replay/replay.svelte';
import type { Source } from './source';
import { Stage } from './stage/stage.svelte';
import { chosenIn, isBusy, leavingIn, turnAfter, WAITING, type Happening, type Turn } from './turn';

/** Fields of a player that a choice may cost, the most telling first. */
const COSTS = ['deniers', 'silver', 'workers', 'supply'];

/** How long the table has to be still, in thousandths of a second, before who waits asks for the outlook. */
const STILL = 300;

/** How long a move waits before it is sent once more, in thousandths of a second; it doubles up to the longest. */
const FIRST_TRY = 1_000;
const LONGEST_TRY = 8_000;

/** What an event of the table is that is a line of the game. */
const MOVE = 'move';
const BACK = 'back';

/** The code of a refusal: something has happened that was not known when it was asked. */
const STALE = 'stale';

/** The spot on the board where an option is chosen: its thing, or the move itself where it has none. */
function spotOf(option: Option): string {
  return option.argument || option.move;
}

export class Table {
  game = $state.raw<Game | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<TableEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<ReadonlySet<string>>(new Set());
  connection = $state<Connection>('joining');
  problem = $state.raw<Problem | null>(null);
  lostTo = $state(''); // why the table cannot be shown: the code of a problem
  turn = $state.raw<Turn>(WAITING);
  pointed = $state.raw<ReadonlySet<string>>(new Set()); // the spots that somebody points at
  rivals = $state.raw<(view: Facts) => Record<string, string>>(() => ({})); // who plays without a seat, by colour
  readonly replay: Replay;
  readonly stage: Stage;

  private foresight = $state.raw<Foresight | null>(null);
  private outlook = $state.raw<Outlook | null>(null); // the last that is known of my seat
  private asking: ReturnType<typeof setTimeout> | undefined;
  private trying: ReturnType<typeof setTimeout> | undefined;
  private readonly spots = new SvelteMap<string, number>();
  private isFresh = false; // whether the next position is of another line of play

  constructor(readonly source: Source) {
    this.stage = new Stage(() => ({
      source,
      catalogue: this.catalogue,
      game: this.game?.id ?? '',
      me: this.seat,
      say: (event) => this.words.event(event),
      clock: this.clock,
    }));
    this.replay = new Replay(source, () => this.lines, this.stage);
  }

  get id(): string {
    return this.source.id;
  }

  /** What each event of the game tells. */
  get tellings(): Tellings {
    return this.catalogue?.events ?? {};
  }

  // ---------------------------------------------------------------- coming and going

  open(): void {
    this.source.open({
      heard: (message) => void this.hear(message),
      changed: (connection) => {
        this.connection = connection;
        if (connection === 'live') void this.sendKept();
      },
      refused: (code) => {
        this.lostTo = code;
      },
      since: () => this.events.at(-1)?.seq ?? 0,
      restarted: () => {
        this.events = [];
        this.isFresh = true;
        this.replay.forget();
      },
    });
  }

  close(): void {
    this.source.close();
    clearTimeout(this.asking);
    clearTimeout(this.trying);
    this.replay.pause();
    this.stage.skip();
  }

  /** Look for the connection at once. */
  reconnect(): void {
    this.source.again();
    void this.sendKept();
  }

  private async hear(message: Message): Promise<void> {
    if (this.connection === 'lost') {
      this.connection = 'live';
      void this.sendKept();
    }
    if (message.type === 'chat') {
      const last = this.chat.at(-1)?.id ?? 0; // whoever comes again is told all that was said
      this.chat = [...this.chat, ...message.lines.filter((line) => line.id > last)];
    } else if (message.type === 'presence') {
      this.presence = new Set(message.people);
    } else if (message.type === 'position') {
      try {
        await this.know(message.table.game);
      } catch (error) {
        this.lostTo = error instanceof Refused ? error.problem.code : 'unreachable';
        return;
      }
      this.show(message);
    }
  }

  /** Learn all about the game on the table, once. */
  private async know(game: string): Promise<void> {
    if (this.game?.id === game) return;
    const [catalogue] = await Promise.all([get<Catalogue>(`/games/${game}/catalogue`), games.load(), speech.load(game)]);
    this.catalogue = catalogue;
    this.game = games.find(game) ?? null;
  }

  private show(position: Position): void {
    const last = this.events.at(-1)?.seq ?? 0;
    const news = position.events.filter((event) => event.seq > last);
    if (news.some((event) => event.kind === BACK)) this.replay.forget();
    this.events = [...this.events, ...news];
    const before = this.position;
    const held = this.view;
    this.position = position;
    this.tell(news, held, before);
    const isFresh = this.isFresh;
    if (before?.seq === position.seq && before.decision?.name === position.decision?.name && !isFresh) return;
    this.isFresh = false;
    this.foresight = null;
    if (before?.seat !== position.seat || position.over) this.outlook = null;
    clearTimeout(this.asking);
    const { decision } = position;
    const isSame = decision !== null && before?.decision?.name === decision?.name && before?.decision?.seat === decision?.seat;
    const sender = leavingIn(this.turn)?.sent.seat;
    this.happen({
      is: 'told',
      legal: decision ? new Set(legalIn(decision.options).map(({ move }) => move)) : null,
      isSame,
      isMade: isFresh || news.some((event) => event.kind === MOVE && event.seat === sender),
    });
    if (decision) this.goOn(this.foresee(position));
    else if (this.playsHimself(position)) this.asking = setTimeout(() => void this.foresee(position), STILL);
  }

  /** Let the stage play what happened; of what was taken back nothing is told. */
  private tell(news: TableEvent[], held: Facts, before: Position | null): void {
    const isNew = this.isFresh || news.some((event) => event.kind === BACK);
    if (before === null && !this.isOver) this.recall();
    else if (before === null || isNew) this.stage.restart(this.lines.at(-1)?.seq ?? 0);
    else this.stage.follow(linesOf(news), held);
  }

  /** Tell what happened since my last act, as to somebody who comes to the table. */
  recall(away = 0): void {
    const since = lastActOf(this.lines, this.seat);
    void this.stage.recall(this.lines.filter((line) => line.seq > since), since, away);
  }

  /** What follows by itself once I am asked: a move that others came before is sent again, what was chosen is looked at anew. */
  private goOn(foreseen: Promise<void>): void {
    const { turn } = this;
    if (turn.is === 'overtaken') void this.sendAnew(turn.sent.move);
    else if (turn.is === 'chosen') void this.considerAnew(turn.option.move);
    else if (turn.is === 'choosing' && turn.wanted) void foreseen.then(() => this.choose(turn.wanted));
  }

  private happen(happening: Happening): void {
    this.turn = turnAfter(this.turn, happening);
  }

  // ---------------------------------------------------------------- what is there

  /** Who plays, as a text: it is the same as before unless somebody came or went, whatever is drawn. */
  private people = $derived(
    JSON.stringify({
      me: this.seat,
      names: { ...this.rivalNames, ...Object.fromEntries(this.seats.map(({ colour }) => [colour, this.nameOf(colour)])) },
    }),
  );
  /** The words of this table: people go by their names, and I am spoken to. */
  words = $derived<Words>(speech.words.among(JSON.parse(this.people) as People));

  private get rivalNames(): Record<string, string> {
    const view = this.position?.view;
    return view ? this.rivals(view) : {};
  }

  get info(): TableInfo | null {
    return this.position?.table ?? null;
  }

  get seats(): Seat[] {
    return this.info?.seats ?? [];
  }

  /** The colour of my seat; null for a spectator. */
  get seat(): string | null {
    return this.position?.seat ?? null;
  }

  /** What is to be drawn: the preview of a chosen move, the past that is looked at, what is being told, or the present. */
  get view(): Facts {
    return this.preview?.view ?? this.now;
  }

  /** The same without any preview. */
  get now(): Facts {
    return this.stage.view ?? (this.replay.position ?? this.position)?.view ?? {};
  }

  /** The score of what is shown: of the past that is looked at, or of the present. */
  get score(): Score | null {
    return (this.replay.position ?? this.position)?.score ?? null;
  }

  get isPast(): boolean {
    return this.replay.position !== null;
  }

  get isOver(): boolean {
    return this.position?.over ?? false;
  }

  /** What the chosen move would bring about. */
  get ahead(): Happened[] {
    return this.preview?.events ?? [];
  }

  get hasPreview(): boolean {
    return this.preview !== null;
  }

  /** The preview of what is chosen, unless one looks at the past. */
  private get preview(): Preview | null {
    return this.isPast ? null : (chosenIn(this.turn)?.preview ?? null);
  }

  get chosen(): Option | null {
    return chosenIn(this.turn)?.option ?? null;
  }

  /** Whether a move of mine is on its way. */
  get busy(): boolean {
    return isBusy(this.turn);
  }

  lines = $derived(linesOf(this.events));
  asides = $derived(asidesOf(this.events));
  /** My decisions of the turn I am making, which I can go back to. */
  steps = $derived<Line[]>(this.position?.can_undo ? stepsOf(this.lines, this.seat) : []);
  lastTurn = $derived(lastTurnOf(this.lines, this.seat));

  seatOf(colour: string): Seat | undefined {
    return this.seats.find((seat) => seat.colour === colour);
  }

  /**
   * Who plays a colour: the name of a person, a bot or a rival without a seat; the colour where nobody has one, and beside
   * a name that another has too.
   */
  nameOf(colour: string): string {
    const seat = this.seatOf(colour);
    const name = seat ? seatName(seat) : this.rivalNames[colour];
    if (!name) return speech.words.seat(colour);
    const isShared = this.seats.some((other) => other.colour !== colour && seatName(other) === name);
    return isShared ? speech.words.text('coloured', { name, colour: speech.words.seat(colour) }) : name;
  }

  // ---------------------------------------------------------------- what is asked

  /** What I am asked, once all that led to it was told. */
  get decision(): Decision | null {
    return this.isPast || this.stage.isTelling ? null : this.asked;
  }

  /** The same as the table knows it, at once: for what is spoken, and for whoever acts before all was told. */
  get asked(): Decision | null {
    return this.isPast ? null : (this.position?.decision ?? null);
  }

  /** How many thousandths of a second are left to me while my clock runs. */
  private get clock(): number | null {
    const seat = this.seatOf(this.asked?.seat ?? '');
    if (this.info?.pace.kind !== 'live' || typeof seat?.bank !== 'number' || !seat.due_since) return null;
    return (seat.bank + seat.due_since) * 1000 - Date.now();
  }

  option(move: string): Option | undefined {
    return this.asked?.options.find((option) => option.move === move);
  }

  /** What steps that do nothing yet would ask next. */
  private opened = $derived(this.asked ? Object.values(this.foresight?.choices ?? {}).flatMap(({ opens }) => opens ?? []) : []);

  /**
   * The options about the thing that is drawn there, or about a spot that stands for a move without a thing;
   * if none is asked for now, those that a step opens. A thing that is not to be had here (a tile that stands on the
   * road while one builds from the stock) is no option at all.
   */
  optionsAt(spot: string): Option[] {
    if (this.stage.isTelling) return [];
    const elsewhere = this.catalogue?.elsewhere ?? [];
    const asked = this.decision?.options.filter((option) => spotOf(option) === spot && !isElsewhere(option, elsewhere)) ?? [];
    return asked.length ? asked : this.opened.filter((option) => spotOf(option) === spot);
  }

  /** The board draws this spot; returns what to do when it does no more. */
  draws(spot: string): () => void {
    const count = (by: number): void =>
      untrack(() => {
        const drawn = (this.spots.get(spot) ?? 0) + by;
        if (drawn) this.spots.set(spot, drawn);
        else this.spots.delete(spot);
      });
    count(1);
    return () => count(-1);
  }

  /** What is chosen, by its thing: of a step without one, the move that follows it by itself. */
  get meant(): Option | null {
    const { chosen } = this;
    const forced = chosen && !chosen.argument ? this.foreseen(chosen.move)?.forced : null;
    return this.opened.find(({ move }) => move === forced) ?? chosen;
  }

  /** What can be chosen where it is drawn: what is asked for now, and what a step opens. */
  get lit(): Option[] {
    const asked = this.decision?.options.filter((option) => !this.loose.includes(option)) ?? [];
    const opened = this.opened.filter((option) => this.spots.has(spotOf(option)) && this.optionsAt(spotOf(option)).includes(option));
    return legalIn([...asked, ...opened]);
  }

  /** Options that have no place on the board; what is not there at all needs no reason beside those that are lit. */
  get loose(): Option[] {
    const held = chosenIn(this.turn)?.loose;
    if (held) return held;
    const options = this.decision?.options ?? [];
    const drawn = options.filter((option) => this.spots.has(spotOf(option)));
    const verbs = new Set(drawn.filter((option) => option.legal).map((option) => option.verb));
    const elsewhere = this.catalogue?.elsewhere ?? [];
    const isOpen = (option: Option): boolean => option.legal || (!verbs.has(option.verb) && !isElsewhere(option, elsewhere));
    return options.filter((option) => !drawn.includes(option) && isOpen(option));
  }

  // ---------------------------------------------------------------- choosing

  /** Whether there is a seat of mine in a game that goes on, and no bot plays it. */
  private playsHimself(position: Position): boolean {
    return !position.over && position.table.seats.some((seat) => seat.colour === position.seat && seat.mine && !seat.bot);
  }

  private async foresee(position: Position): Promise<void> {
    try {
      const found = await this.source.foresight(position.decision?.seat ?? position.seat ?? '');
      if (found.seq !== this.position?.seq) return;
      this.foresight = found;
      this.outlook = found.outlook;
    } catch (error) {
      this.troubleAt(position, error);
    }
  }

  /** What a move would do; of one that follows a step by itself, what the step does. */
  foreseen(move: string): Foreseen | undefined {
    const choices = this.foresight?.choices ?? {};
    return choices[move] ?? Object.values(choices).find(({ forced }) => forced === move);
  }

  /** How the thing at a spot could be built if it were asked now; nothing if it cannot be at all, or of the past. */
  planNow(spot: string): Option | undefined {
    return this.isPast ? undefined : this.outlook?.plans.find((plan) => plan.argument === spot);
  }

  /** The same after the move that is chosen. */
  planThen(spot: string): Option | undefined {
    return this.preview?.outlook.plans.find((plan) => plan.argument === spot);
  }

  /** What a seat receives when the next income comes. */
  incomeOf(colour: string): Record<string, number> {
    if (this.isPast) return {};
    return (this.preview?.outlook ?? this.outlook)?.income[colour] ?? {};
  }

  /** What a choice costs me in coins (or workers, where they are the money), if it is known. */
  priceOf(move: string): number {
    const foreseen = this.foreseen(move);
    if (typeof foreseen?.cost === 'number') return foreseen.cost;
    const mine = foreseen?.changes[this.seat ?? ''] ?? {};
    for (const field of COSTS) {
      const change = mine[field];
      if (change !== undefined && change < 0) return -change;
    }
    return 0;
  }

  /** Choose a move: its preview is shown; it is sent when confirmed, or at once if so preferred. */
  async choose(move: string): Promise<void> {
    this.stage.skip();
    const option = this.option(move);
    if (!option) await this.stepTo(move);
    if (!option?.legal || this.busy) return;
    if (this.chosen?.move === move) {
      await this.confirm();
      return;
    }
    if (this.sendsAtOnce(option)) await this.send(move);
    else await this.consider(move);
  }

  /** Make the step that opens a move, which is chosen then; if the move follows it by itself, choose the step. */
  private async stepTo(move: string): Promise<void> {
    const opens = ({ opens: options }: Foreseen): boolean => options?.some((one) => one.legal && one.move === move) ?? false;
    const [step, foreseen] = Object.entries(this.foresight?.choices ?? {}).find(([, one]) => opens(one)) ?? [];
    if (!step || this.busy) return;
    if (foreseen?.forced === move) {
      await this.choose(step);
      return;
    }
    await this.send(step, move);
  }

  /** Choose a move without sending it, whatever is preferred: where choosing takes several touches. */
  async consider(move: string): Promise<void> {
    this.stage.skip();
    const option = this.option(move);
    const { seat, position } = this;
    if (!option?.legal || !seat || !position || this.busy || (this.turn.is === 'chosen' && this.turn.option.move === move)) return;
    this.happen({ is: 'chose', option, loose: this.loose });
    try {
      this.happen({ is: 'previewed', move, preview: await this.source.preview(seat, move, position.seq) });
    } catch (error) {
      this.troubleAt(position, error);
    }
  }

  private async considerAnew(move: string): Promise<void> {
    this.unchoose();
    await this.consider(move);
  }

  /** A step that leaves the turn to me and can be undone needs no second click. */
  private sendsAtOnce(option: Option): boolean {
    const foreseen = this.foreseen(option.move);
    const isSafe = foreseen !== undefined && !foreseen.hands_over && !foreseen.sealed;
    return prefs.confirm === 'never' || isSafe || (prefs.confirm === 'risky' && foreseen !== undefined && !foreseen.sealed);
  }

  unchoose(): void {
    this.happen({ is: 'let go' });
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.send(this.chosen.move);
  }

  /** Send a move, and choose another once it is made; if the connection is lost, it is kept and sent when it is back. */
  async send(move: string, then = ''): Promise<void> {
    const { seat, position } = this;
    if (!seat || !position || this.busy) return;
    this.happen({ is: 'sent', sent: { seat, move, expected_seq: position.seq, key: crypto.randomUUID() }, then });
    await this.deliver();
  }

  get isWaitingToSend(): boolean {
    return this.turn.is === 'offline';
  }

  private async sendKept(): Promise<void> {
    clearTimeout(this.trying);
    if (!this.isWaitingToSend) return;
    this.happen({ is: 'back' });
    await this.deliver();
  }

  /** Bring the move that has left to the server; if it does not get there, it is tried again and again. */
  private async deliver(wait = FIRST_TRY): Promise<void> {
    const sent = leavingIn(this.turn)?.sent;
    if (!sent) return;
    const { key } = sent;
    this.problem = null;
    try {
      await this.source.decide(sent);
      this.happen({ is: 'kept', key });
    } catch (error) {
      if (leavingIn(this.turn)?.sent !== sent) return; // it is made, or another is on its way
      if (error instanceof Unreachable) {
        this.happen({ is: 'lost', key });
        this.trying = setTimeout(() => void this.tryAgain(wait), wait);
      } else if (this.areSeveral && error instanceof Refused && error.problem.code === STALE) {
        this.happen({ is: 'stale', key });
        if (this.position?.seq !== sent.expected_seq) await this.sendAnew(sent.move);
        return;
      } else {
        this.happen({ is: 'refused', key });
      }
      this.trouble(error);
    }
  }

  private async tryAgain(waited: number): Promise<void> {
    if (!this.isWaitingToSend) return;
    this.happen({ is: 'back' });
    await this.deliver(Math.min(2 * waited, LONGEST_TRY));
  }

  /** Whether others are asked at the same time: what they decide takes nothing from what I decide. */
  private get areSeveral(): boolean {
    return (this.position?.due.length ?? 0) > 1;
  }

  /** Send a move again that others came before, now that it is known what they did. */
  private async sendAnew(move: string): Promise<void> {
    this.unchoose();
    if (this.option(move)?.legal) await this.send(move);
  }

  private trouble(error: unknown): void {
    if (error instanceof Refused) this.problem = error.problem;
    else if (error instanceof Unreachable) this.connection = 'lost';
    else throw error;
  }

  /** What was asked about a position that a decision has left behind meanwhile is refused, and nobody waits for it. */
  private troubleAt(position: Position, error: unknown): void {
    const isOld = this.busy || this.position?.seq !== position.seq;
    if (!isOld || !(error instanceof Refused)) this.trouble(error);
  }

  forgive(): void {
    this.problem = null;
  }

  // ---------------------------------------------------------------- other commands

  private async command(name: string, body: Facts = {}): Promise<number> {
    this.problem = null;
    try {
      return await this.source.command(name, { seat: this.seat, ...body });
    } catch (error) {
      this.trouble(error);
      return -1;
    }
  }

  /** Take back my last decisions, so many of them. */
  async undo(times = 1): Promise<void> {
    if (this.chosen) {
      this.unchoose();
      return;
    }
    let seq = this.position?.seq ?? 0;
    for (let n = 0; n < times && seq >= 0; n += 1) seq = await this.command('undo', { expected_seq: seq });
  }

  async startAgain(): Promise<void> {
    this.unchoose();
    await this.undo(this.steps.length);
  }

  redo = (): Promise<number> => this.command('redo', { expected_seq: this.position?.seq ?? 0 });
  askTakeback = (): Promise<number> => this.command('takeback', { expected_seq: this.position?.seq ?? 0 });
  answerTakeback = (agree: boolean): Promise<number> => this.command('takeback/answer', { agree });
  resign = (): Promise<number> => this.command('resign');
  handOver = (): Promise<number> => this.command('hand-over');
  takeBack = (): Promise<number> => this.command('take-back-seat');

  /** Lay the same table again, everybody one seat further; its id, empty if it was refused. */
  async rematch(): Promise<string> {
    try {
      return (await post<{ id: string }>(`/tables/${this.id}/rematch`)).id;
    } catch (error) {
      this.trouble(error);
      return '';
    }
  }

  async say(text: string): Promise<void> {
    try {
      await post(`/tables/${this.id}/chat`, { text });
    } catch (error) {
      this.trouble(error);
    }
  }

  /** Play once more what happened since my last act. */
  film(): void {
    this.replay.leave();
    this.stage.again();
  }

  /** How fast the stage plays from now on. */
  pace(speed: Speed): void {
    prefs.set({ speed });
    if (speed === 'instant') this.stage.skip();
  }
}
