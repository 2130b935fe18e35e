/** The rules of record: found by their keys, written as HTML. */

import type { Marked, TokenizerAndRendererExtension } from 'marked';
import type { RulesSection } from '../wire';

const KEY = /^(§\s?|[A-Z]{1,3}-)/; // § phase 2, R-14, D-PLACE
const NUMBERED = /^[A-Z]\w*-\d/; // R-14, CAY-03
const DEEPEST = 3; // level of headings in the contents
const CHAPTER = 2; // level of chapters

/** The pages that a game has beside its tables. */
export type RulesPage = 'rules' | 'pieces' | 'words' | 'statistics';

/** A chapter or section in the contents, with the rulings or examples that lie in it. */
export interface Content {
  section: RulesSection;
  numbered: RulesSection[];
}

/** A heading as plain text. */
export function titleOf({ title }: RulesSection): string {
  return title.replaceAll('`', '');
}

/** The key of a rule as it stands behind the # of an address. */
export function anchorOf(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Where a rule of a game is read. */
export function addressOf(game: string, key = ''): string {
  return key ? `/rules/${game}#${anchorOf(key)}` : `/rules/${game}`;
}

/** The chapters and sections; rulings and examples are listed with the one they lie in. */
export function contentsOf(sections: RulesSection[]): Content[] {
  const contents: Content[] = [];
  for (const section of sections) {
    if (NUMBERED.test(section.key)) contents.at(-1)?.numbered.push(section);
    else if (section.level <= DEEPEST) contents.push({ section, numbered: [] });
  }
  return contents;
}

export function isChapter({ level }: RulesSection): boolean {
  return level <= CHAPTER;
}

/** Whether it is a ruling or an example, which is named by its number. */
export function isNumbered({ key }: RulesSection): boolean {
  return NUMBERED.test(key);
}

/** The titles of what a section lies in, from the chapter on. */
export function pathOf(sections: RulesSection[], section: RulesSection): string[] {
  const path: string[] = [];
  let level = section.level;
  for (let n = sections.indexOf(section) - 1; n >= 0 && level > CHAPTER; n -= 1) {
    const above = sections[n] as RulesSection;
    if (above.level < level && !isNumbered(above)) {
      path.unshift(titleOf(above));
      level = above.level;
    }
  }
  return path;
}

function alike(key: string): string {
  return anchorOf(key).replaceAll('-', '');
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
    renderer: ({ raw }) => `<a href="${addressOf(game, raw)}" data-rule="${raw}">${raw}</a>`,
  };
}

/** Writes Markdown of the rules as HTML. */
export class Scribe {
  private constructor(private readonly marked: Marked) {}

  static async of(game: string, sections: RulesSection[]): Promise<Scribe> {
    const { Marked: Writer } = await import('marked');
    return new Scribe(new Writer({ extensions: [linksTo(game, sections)] }));
  }

  /** What may be wider than the page can be scrolled with the keyboard too. */
  html(text: string): string {
    return this.marked.parse(text, { async: false }).replace(/<(table|pre)>/g, '<$1 tabindex="0">');
  }
}

/** The rules of a game, and who writes them. */
export interface Book {
  game: string;
  sections: RulesSection[];
  scribe: Scribe;
}
