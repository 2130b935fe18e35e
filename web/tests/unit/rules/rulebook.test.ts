import { describe, expect, it } from 'vitest';
import { addressOf, anchorOf, contentsOf, pathOf, Scribe, sectionOf, titleOf } from '../../../src/lib/rules/rulebook';
import { plain, search, stretchesOf, withMarks, wordsOf } from '../../../src/lib/rules/search';
import type { RulesSection } from '../../../src/lib/wire';

const section = (key: string, title: string, text: string, level = 3, ...others: string[]): RulesSection => ({
  key,
  keys: [key, ...others],
  title,
  level,
  text,
});
const SECTIONS = [
  section('Caylus', 'Caylus', '', 1),
  section('§ 4', '4. Play', 'A round.', 2),
  section('§ phase 2', 'Phase 2', 'Place **one** worker (R-14).', 3, '§phase 2', 'D-PLACE'),
  section('§ phase 2 C', 'C) `place_worker`', 'See § phase 2.', 4),
  section('§ 8', '8. Rulings', '', 2),
  section('R-14', 'R-14', '*May gold be paid?* No gold & no silver; a worker pays.'),
];
const keysOf = (query: string): string[] => search('caylus', SECTIONS, query).map((hit) => hit.section.key);

describe('the rule book', () => {
  it('finds a section by any of its keys, however they are spaced', () => {
    expect(sectionOf(SECTIONS, '§phase 2')).toBe(2);
    expect(sectionOf(SECTIONS, 'D-PLACE')).toBe(2);
    expect(sectionOf(SECTIONS, '§ phase 2 C')).toBe(3);
    expect(sectionOf(SECTIONS, '§ phase 2, example')).toBe(2);
    expect(sectionOf(SECTIONS, '§ nowhere')).toBe(-1);
  });

  it('has an address for every key, which leads back to its section', () => {
    expect(anchorOf('§ phase 2 C')).toBe('phase-2-c');
    expect(addressOf('caylus', '§ 4.10')).toBe('/rules/caylus#4.10');
    expect(addressOf('caylus')).toBe('/rules/caylus');
    SECTIONS.forEach(({ keys }, n) => {
      for (const key of keys) expect(sectionOf(SECTIONS, anchorOf(key))).toBe(n);
    });
  });

  it('has contents in which rulings stand with their chapter, and plain headings', () => {
    const contents = contentsOf(SECTIONS);
    expect(contents.map((one) => titleOf(one.section))).toEqual(['Caylus', '4. Play', 'Phase 2', '8. Rulings']);
    expect(contents.at(-1)?.numbered.map(({ key }) => key)).toEqual(['R-14']);
    expect(pathOf(SECTIONS, SECTIONS[3] as RulesSection)).toEqual(['4. Play', 'Phase 2']);
  });

  it('is written with links to the rules it names', async () => {
    const scribe = await Scribe.of('caylus', SECTIONS);
    expect(scribe.html(SECTIONS[2]?.text ?? '')).toBe(
      '<p>Place <strong>one</strong> worker (<a href="/rules/caylus#r-14" data-rule="R-14">R-14</a>).</p>\n',
    );
    expect(scribe.html('See § phase 2 C and R-141.')).toContain('data-rule="§ phase 2 C">§ phase 2 C</a> and R-141');
  });
});

describe('a search in the rules', () => {
  it('finds what holds every word, the best first', () => {
    expect(keysOf('worker ONE')).toEqual(['§ phase 2']);
    expect(keysOf('worker')).toEqual(['§ phase 2 C', '§ phase 2', 'R-14']);
    expect(keysOf('§ phase 2')[0]).toBe('§ phase 2');
    expect(keysOf('r-14')[0]).toBe('R-14');
    expect(keysOf('dragon')).toEqual([]);
    expect(keysOf('a')).toEqual([]);
  });

  it('shows where the words stand', () => {
    const [hit] = search('caylus', SECTIONS, 'gold');
    expect(hit?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['gold', 'gold']);
    expect(hit?.path).toEqual(['8. Rulings']);
    const long = section('§ 9', '9. Long', `${'stone '.repeat(60)}gate ${'wood '.repeat(60)}`, 2);
    const snippet = search('caylus', [long], 'gate')[0]?.snippet.map(({ text }) => text).join('') ?? '';
    expect(snippet).toMatch(/^… stone.* gate wood.* …$/);
    expect(snippet.length).toBeLessThan(190);
  });

  it('marks words in texts, but neither in tags nor in signs', () => {
    expect(stretchesOf('A Gate', ['gate'])).toEqual([
      { text: 'A ', isFound: false },
      { text: 'Gate', isFound: true },
    ]);
    expect(withMarks('<a href="/amp">amp &amp; lamp</a>', ['amp'])).toBe('<a href="/amp"><mark>amp</mark> &amp; l<mark>amp</mark></a>');
    expect(withMarks('<p>(one)</p>', wordsOf('(on'))).toBe('<p><mark>(on</mark>e)</p>');
    expect(plain('| **a** | `b` |\n|---|---|\n| [c](d) | e |')).toBe('a b c e');
  });
});
