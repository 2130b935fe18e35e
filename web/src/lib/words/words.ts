/**
 * Words: codes and facts as sentences, in the browser exactly as in Python (`keepwright.locales.words`).
 *
 * The sentences stand in the Fluent files that Python reads too; which kinds of thing a fact can mean
 * comes from Python in `kinds.json`. A test compares both for every message; a page has a true minus, a terminal a hyphen.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import KNOWN from './kinds.json';
import { written, WrittenNumber } from './numbers';

export type Fact = string | number | boolean | null | Fact[] | { [key: string]: Fact };
export type Facts = Record<string, unknown>;
export type Amounts = Record<string, number>;
export interface Obstacle {
  code: string;
  rule: string;
  facts: Facts;
}
export interface Happened {
  code: string;
  facts: Facts;
  reasons?: Obstacle[];
}
export interface Move {
  verb: string;
  what: string;
  argument: string;
}

const KINDS: Record<string, string[] | undefined> = KNOWN.kinds;
const VERBS: Record<string, Record<string, string> | undefined> = { ...KNOWN.verbs };
const MOVES: Record<string, Record<string, string> | undefined> = { ...KNOWN.moves };

/** What the moves of a game are about that this page was built without. */
export function learn(game: string, verbs: Record<string, string>, moves: Record<string, string>): void {
  VERBS[game] = verbs;
  MOVES[game] = moves;
}

export function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The amounts that a text of amounts and ids writes: "1 denier 2 cloth". */
export function amountsIn(notation: string): Amounts {
  const words = notation.split(' ').filter(Boolean);
  const found: Amounts = {};
  for (let n = 0; n + 1 < words.length; n += 2) found[words[n + 1] as string] = Number(words[n]);
  return found;
}

export function isAmounts(value: unknown): value is Amounts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && !value.length) || (isAmounts(value) && !Object.keys(value).length);
}

/** Who sits at a table: what each colour is called, and which one is spoken to. */
export interface People {
  names: Readonly<Record<string, string>>;
  me: string | null;
}

const NOBODY: People = { names: {}, me: null };
const COLOUR = 'colour';

/** How a thing is called, by its kind and id. */
type Call = (this: Words, kind: string, id: string) => string;

/** Speaks one language about one game, and about the people who play it. */
export class Words {
  constructor(
    readonly language: string,
    readonly game: string,
    private readonly bundle: FluentBundle,
    private readonly people: People = NOBODY,
  ) {}

  /** The same words, for a table with these people. */
  among(people: People): Words {
    return new Words(this.language, this.game, this.bundle, people);
  }

  /** Whether there is a message with this id; `id.name` is one of its attributes. */
  has(id: string): boolean {
    const [name = '', attribute = ''] = id.split('.');
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
  }

  /** The message with this id, its variables filled in; `id.name` is one of its attributes. */
  text(id: string, facts: Facts = {}): string {
    const [name = '', attribute = ''] = id.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, asVariables(facts), errors);
    if (errors[0]) throw new Error(`${this.language}: ${id}: ${errors[0].message}`);
    return text;
  }

  /** What a thing is called; one of a seat with its name, unless it is mine. */
  name(kind: string, id: string | number): string {
    if (this.isOfASeat(kind, id)) {
      const [colour, rest] = cut(String(id));
      if (this.isMe(colour)) return this.name(kind, rest);
      return this.text('coloured', { name: this.name(kind, rest), colour: this.seat(colour) });
    }
    return this.text(`${kind}-${id}`);
  }

  /** What a thing itself says that it is called, which its copies say too. */
  plain(kind: string, id: string | number): string {
    const plain = `${kind}-${id}.plain`;
    return this.has(plain) ? this.text(plain) : this.name(kind, id);
  }

  private isOfASeat(kind: string, id: string | number): boolean {
    const [colour, rest] = cut(String(id));
    return !this.has(`${kind}-${id}`) && this.has(`${kind}-${rest}`) && this.has(`colour-${colour}`);
  }

  seat(colour: string): string {
    return this.named('seat', colour);
  }

  seats(colours: string[]): string {
    const names = colours.map((colour) => this.named('seats', colour));
    const last = names.pop() ?? '';
    return names.length ? this.text('list-and', { most: names.join(', '), last }) : last;
  }

  /** Which figures of the game rest on thin evidence, in one sentence. */
  unconfirmed(figures: string[]): string {
    return this.text('unconfirmed', { figures: figures.map((figure) => this.text(`unconfirmed-${figure}`)).join(', ') });
  }

  /** Cubes, coins and points, each with its number. */
  goods(amounts: Amounts): string {
    const entries = Object.entries(amounts);
    if (!entries.length) return this.text('nothing');
    return entries.map(([kind, count]) => this.text(`amount-${kind}`, { count })).join(', ');
  }

  /** Labelled parts of a number, in a row. */
  parts(parts: Amounts): string {
    return Object.entries(parts)
      .map(([label, count]) => this.part(label, count))
      .join(', ');
  }

  /** A part of a number, as its label says it, or label and number. */
  private part(label: string, count: number): string {
    const told = `part-${label}.told`;
    return this.has(told) ? this.text(told, { count }) : this.text('part', { label: this.name('part', label), count });
  }

  tally(total: number, parts: Amounts): string {
    return Object.keys(parts).length ? this.text('tally', { total, parts: this.parts(parts) }) : written(total);
  }

  /** The sentence for a choice; with `gain`, what a trade gives is told as well. */
  action(move: Move, gain?: Amounts): string {
    const facts = factsOf(move);
    if (gain && Object.keys(gain).length) facts.gain = gain;
    return this.tell(`action-${move.verb}`, facts);
  }

  /** A choice in few words, where its message has them: beside the others that are asked for. */
  short(move: Move): string {
    const [id, facts] = this.variant(`action-${move.verb}`, factsOf(move));
    return this.has(`${id}.short`) ? this.text(`${id}.short`, facts) : this.action(move);
  }

  /** A move of the notation as its parts, if it is one of this game. */
  moveOf(text: string): Move | null {
    const [verb, argument] = cut(text, ' ');
    const what = MOVES[this.game]?.[text] ?? VERBS[this.game]?.[verb];
    return what === undefined ? null : { verb, what, argument };
  }

  prompt(decision: string, facts: Facts): string {
    return this.tell(`decision-${decision}`, facts);
  }

  /** What happened; what I did or what happened to me is told to me. */
  event(event: Happened): string {
    const { seat, winners } = event.facts;
    const isMine = this.isMe(seat) || (Array.isArray(winners) && winners.length === 1 && this.isMe(winners[0]));
    const [id, facts] = this.variant(`event-${event.code}`, event.facts, this.plain);
    const told = this.text(isMine && this.has(`${id}.you`) ? `${id}.you` : id, facts);
    return [told, ...(event.reasons ?? []).map((reason) => this.obstacle(reason, isMine ? undefined : seat))].join(' ');
  }

  /** A reason against an action, to whom it concerns or about that seat. */
  obstacle(obstacle: Obstacle, seat?: Facts[string]): string {
    const facts = seat === undefined ? obstacle.facts : { ...obstacle.facts, seat };
    return this.tell(`obstacle-${obstacle.code}`, facts);
  }

  /** The message, or its variant for one of the facts told, with the facts put in words. */
  tell(id: string, facts: Facts): string {
    return this.text(...this.variant(id, facts));
  }

  private isMe(seat: unknown): boolean {
    return typeof seat === 'string' && seat === this.people.me;
  }

  /** The message or its variant, and the facts in words; things are called as `call` does. */
  private variant(id: string, facts: Facts, call: Call = this.name): [string, Facts] {
    const spoken: Facts = {};
    let message = id;
    for (const [name, value] of Object.entries(facts)) {
      if (!isEmpty(value) && this.has(`${message}-${name}`)) message = `${message}-${name}`;
      spoken[name] = this.word(name, value, call);
    }
    const steps = facts.steps;
    if (typeof steps === 'number') {
      spoken.steps = Math.abs(steps);
      spoken.direction = steps === 0 ? 'none' : steps > 0 ? 'forward' : 'backward';
    }
    for (const name of KNOWN.beside) {
      if (name in facts) spoken.whose = this.whose(facts[name], facts.seat);
    }
    return [message, spoken];
  }

  /** Whom an event tells of beside its seat: that seat again, me, or others. */
  private whose(beside: unknown, seat: unknown): string {
    if (beside === seat) return 'own';
    const among: unknown[] = Array.isArray(beside) ? beside : isAmounts(beside) ? Object.keys(beside) : [beside];
    return among.some((one) => this.isMe(one)) ? 'yours' : 'others';
  }

  private word(name: string, value: unknown, call: Call): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return Number(value);
    if (Array.isArray(value)) {
      if (KNOWN.people.includes(name)) return this.seats(value.map(String));
      return value.map((id) => this.named(name, String(id), call)).join(', ');
    }
    if (isAmounts(value)) {
      if (KINDS[name]) return this.numbered(name, value, call);
      return name === 'parts' ? this.parts(value) : this.goods(value);
    }
    const text = String(value);
    if (KNOWN.prices.includes(name)) return this.goods(amountsIn(text));
    if (name === 'action') {
      const move = this.moveOf(text);
      if (move) return this.action(move);
    }
    return this.named(name, text, call);
  }

  /** Things that a fact of this name means, in a row, each with its number. */
  private numbered(name: string, counts: Amounts, call: Call): string {
    return Object.entries(counts)
      .map(([id, count]) => this.text('part', { label: this.named(name, id, call), count }))
      .join(', ');
  }

  /** What ids mean in a fact of this name; foreign text stays as it is, cut if long. */
  private named(name: string, id: string, call: Call = this.name): string {
    const found = id.split(/\s+/).filter(Boolean).map((part) => this.known(name, part, call));
    if (found.length && found.every(Boolean)) return found.join(', ');
    const short = [...id].length <= KNOWN.longest || KNOWN.sentences.includes(name);
    return short ? id : `${[...id].slice(0, KNOWN.longest).join('')}…`;
  }

  private known(name: string, id: string, call: Call): string {
    for (const kind of KINDS[name] ?? []) {
      if (kind === COLOUR && this.isMe(id) && KNOWN.rows.includes(name)) return this.text('you');
      const person = kind === COLOUR ? this.people.names[id] : undefined;
      if (person !== undefined) return person;
      if (this.has(`${kind}-${id}`) || this.isOfASeat(kind, id)) return call.call(this, kind, id);
    }
    return '';
  }
}

/** What a move is about, as a fact of its message. */
function factsOf({ what, argument }: Move): Facts {
  if (what === 'goods') return { goods: amountsIn(argument) };
  return what ? { [what]: /^[+-]*\d+$/.test(argument) ? Number(argument) : argument } : {};
}

/** Facts as messages take them; only what is less than 0 is written otherwise. */
function asVariables(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts) as [string, FluentVariable][];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' && value < 0 ? new WrittenNumber(value) : value]));
}

/** A text at its first separator: what is before it and what after. */
function cut(text: string, separator = '_'): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
