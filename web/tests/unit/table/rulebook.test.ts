import { describe, expect, it } from 'vitest';
import { contentsOf, found, Scribe, sectionOf, titleOf } from '../../../src/lib/table/rulebook';
import type { RulesSection } from '../../../src/lib/wire';

const section = (key: string, title: string, text: string, ...others: string[]): RulesSection => ({
  key,
  keys: [key, ...others],
  title,
  level: 3,
  text,
});
const SECTIONS = [
  section('§ phase 2', 'Phase 2', 'Place **one** worker (R-14).', 'D-PLACE'),
  section('§ phase 2 C', 'C) `place_worker`', 'See § phase 2.'),
  section('R-14', 'R-14', 'No gold.'),
];

describe('the rule book', () => {
  it('finds a section by any of its keys, however they are spaced', () => {
    expect(sectionOf(SECTIONS, '§phase 2')).toBe(0);
    expect(sectionOf(SECTIONS, 'D-PLACE')).toBe(0);
    expect(sectionOf(SECTIONS, '§ phase 2 C')).toBe(1);
    expect(sectionOf(SECTIONS, '§ phase 2, example')).toBe(0);
    expect(sectionOf(SECTIONS, '§ nowhere')).toBe(-1);
  });

  it('is searched for every word', () => {
    expect(found(SECTIONS, 'worker ONE').map(({ key }) => key)).toEqual(['§ phase 2']);
    expect(found(SECTIONS, 'dragon')).toEqual([]);
  });

  it('has contents without rulings, and plain headings', () => {
    expect(contentsOf(SECTIONS).map(titleOf)).toEqual(['Phase 2', 'C) place_worker']);
  });

  it('is written with links to the rules it names', async () => {
    const scribe = await Scribe.of('caylus', SECTIONS);
    expect(scribe.html(SECTIONS[0]?.text ?? '')).toBe(
      '<p>Place <strong>one</strong> worker (<a href="/rules/caylus?at=R-14" data-rule="R-14">R-14</a>).</p>\n',
    );
    expect(scribe.html('See § phase 2 C and R-141.')).toContain('data-rule="§ phase 2 C">§ phase 2 C</a> and R-141');
  });
});
