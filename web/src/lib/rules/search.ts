/** A search in the rules: which sections hold every word of it, the best first, and where the words stand. */

import type { RulesSection } from '../wire';
import { pathOf, titleOf } from './rulebook';

const BEFORE = 50; // characters of a snippet before the first word found
const SNIPPET = 170;
const LEAST = 2; // letters of a word that is searched for
const [OF_KEY, OF_TITLE, OF_WORD] = [100, 20, 2];
const MOST_COUNTED = 5; // times that a word counts in one section

/** A stretch of text, found or between what is found. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** A section in which all words stand. */
export interface Hit {
  game: string;
  section: RulesSection;
  path: string[];
  snippet: Stretch[];
  worth: number; // how well it answers
}

/** The words of a search; a single letter is not worth looking for. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/[\s,;]+/).filter((word) => word.length >= LEAST))];
}

/** Markdown as plain text. */
export function plain(text: string): string {
  return text
    .replace(/^\s*\|?[\s|:-]+\|?\s*$/gm, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[*`|#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function anyOf(words: string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
}

/** A text in stretches, with the words found told apart. */
export function stretchesOf(text: string, words: string[]): Stretch[] {
  if (!words.length) return [{ text, isFound: false }];
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(anyOf(words))) {
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), isFound: false });
    stretches.push({ text: match[0], isFound: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isFound: false });
  return stretches;
}

/** HTML with the words found marked; tags and signs in code stay as they are. */
export function withMarks(html: string, words: string[]): string {
  if (!words.length) return html;
  const found = anyOf(words);
  return html
    .split(/(<[^>]*>|&[^;\s]*;)/)
    .map((piece, n) => (n % 2 ? piece : piece.replace(found, (word) => `<mark>${word}</mark>`)))
    .join('');
}

function snippetOf(text: string, words: string[]): Stretch[] {
  const all = plain(text);
  const first = all.search(anyOf(words));
  const from = first > BEFORE ? all.indexOf(' ', first - BEFORE) + 1 : 0;
  const cut = all.slice(from, from + SNIPPET);
  const isWhole = from + SNIPPET >= all.length;
  const end = isWhole ? cut.length : cut.lastIndexOf(' ');
  return stretchesOf(`${from ? '… ' : ''}${cut.slice(0, end)}${isWhole ? '' : ' …'}`, words);
}

/** How well a section answers; 0 if a word is missing. */
function worthOf({ keys, title, text }: RulesSection, words: string[], query: string): number {
  const head = title.toLowerCase();
  const body = text.toLowerCase();
  let worth = keys.some((key) => key.toLowerCase().replace('§ ', '') === query) ? OF_KEY : 0;
  for (const word of words) {
    const inTitle = head.includes(word) || keys.some((key) => key.toLowerCase().includes(word));
    const times = Math.min(MOST_COUNTED, body.split(word).length - 1);
    if (!inTitle && !times) return 0;
    worth += (inTitle ? OF_TITLE : 0) + times;
    if (new RegExp(`(^|[^\\p{L}])${anyOf([word]).source}([^\\p{L}]|$)`, 'u').test(body)) worth += OF_WORD;
  }
  return worth;
}

/** The sections of a game that hold every word of a search, the best first. */
export function search(game: string, sections: RulesSection[], query: string): Hit[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const asked = query.trim().toLowerCase().replace(/^§\s*/, '');
  return sections
    .map((section) => ({ section, worth: worthOf(section, words, asked) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ section, worth }) => ({
      game,
      section,
      path: pathOf(sections, section),
      snippet: snippetOf(section.text || titleOf(section), words),
      worth,
    }));
}
