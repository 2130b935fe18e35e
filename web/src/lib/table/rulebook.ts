/** The rules of record: found by their keys, written as HTML. */

import type { Marked, TokenizerAndRendererExtension } from 'marked';
import type { RulesSection } from '../wire';

const KEY = /^(§\s?|[A-Z]{1,3}-)/; // § phase 2, R-14, D-PLACE
const NUMBERED = /^[A-Z]+-\d/; // R-14, CAY-03
const DEEPEST = 3; // level of headings in the contents

/** A heading as plain text. */
export function titleOf({ title }: RulesSection): string {
  return title.replaceAll('`', '');
}

/** The chapters of the rules, without single rulings and examples. */
export function contentsOf(sections: RulesSection[]): RulesSection[] {
  return sections.filter(({ key, level }) => level <= DEEPEST && !NUMBERED.test(key));
}

function alike(key: string): string {
  return key.replace(/\s+/g, '').toLowerCase();
}

/** The number of the section a key leads to: the one that has it, or has the longest beginning of it; −1 if none. */
export function sectionOf(sections: RulesSection[], key: string): number {
  const wanted = alike(key);
  let best = -1;
  let length = 0;
  sections.forEach(({ keys }, n) => {
    for (const own of keys.map(alike)) {
      if (wanted.startsWith(own) && own.length > length) [best, length] = [n, own.length];
    }
  });
  return best;
}

/** The sections that hold every word of a search. */
export function found(sections: RulesSection[], search: string): RulesSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter(({ title, text }) => {
    const all = `${title}\n${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Keys of rules in running text become links to their sections. */
function linksTo(game: string, sections: RulesSection[]): TokenizerAndRendererExtension {
  const keys = sections.flatMap((section) => section.keys.filter((key) => KEY.test(key)));
  const longestFirst = keys.sort((one, other) => other.length - one.length).map(escaped);
  const anyKey = new RegExp(`(?:${longestFirst.join('|')})(?![\\w-])`);
  return {
    name: 'rule',
    level: 'inline',
    start: (text) => anyKey.exec(text)?.index,
    tokenizer: (text) => {
      const match = anyKey.exec(text);
      return match?.index === 0 ? { type: 'rule', raw: match[0] } : undefined;
    },
    renderer: ({ raw }) => `<a href="/rules/${game}?at=${encodeURIComponent(raw)}" data-rule="${raw}">${raw}</a>`,
  };
}

/** Writes Markdown of the rules as HTML. */
export class Scribe {
  private constructor(private readonly marked: Marked) {}

  static async of(game: string, sections: RulesSection[]): Promise<Scribe> {
    const { Marked: Writer } = await import('marked');
    return new Scribe(new Writer({ extensions: [linksTo(game, sections)] }));
  }

  /** A table may be wider than the page: it can be scrolled with the keyboard too. */
  html(text: string): string {
    return this.marked.parse(text, { async: false }).replaceAll('<table>', '<table tabindex="0">');
  }
}
