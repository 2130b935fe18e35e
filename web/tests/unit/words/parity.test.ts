// Python writes what it says (tests/web/spoken.py); the browser must say the same.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, Words, type Facts, type Obstacle } from '../../../src/lib/words/words';

interface Sample {
  says: 'text' | 'event' | 'obstacle' | 'prompt' | 'action' | 'move';
  game: string;
  lang: string;
  id: string;
  code: string;
  rule: string;
  facts: Facts;
  reasons: Obstacle[];
  names: Record<string, string>;
  me: string | null;
  verb: string;
  what: string;
  argument: string;
  text: string;
}

const LOCALES = resolve(import.meta.dirname, '../../../../src/keepwright/locales');
const COMMON = ['engine', 'table', 'server', 'web'];
const speakers = new Map<string, Words>();

function wordsOf(lang: string, game: string): Words {
  const key = `${lang} ${game}`;
  let found = speakers.get(key);
  if (!found) {
    const texts = [...COMMON, game].map((name) => readFileSync(resolve(LOCALES, lang, `${name}.ftl`), 'utf-8'));
    found = new Words(lang, game, bundleOf(lang, texts));
    speakers.set(key, found);
  }
  return found;
}

function spoken(sample: Sample): string {
  const words = wordsOf(sample.lang, sample.game);
  switch (sample.says) {
    case 'text':
      return words.text(sample.id, sample.facts);
    case 'event':
      return words.among(sample).event(sample);
    case 'obstacle':
      return words.obstacle(sample);
    case 'prompt':
      return words.prompt(sample.id, sample.facts);
    case 'action':
      return words.action(sample);
    case 'move': {
      const move = words.moveOf(sample.argument);
      return move ? words.action(move) : '';
    }
  }
}

test.skipIf(!process.env.SPOKEN)('the browser says what Python says', () => {
  const samples = JSON.parse(readFileSync(process.env.SPOKEN ?? '', 'utf-8')) as Sample[];
  const different = samples
    .map((sample) => ({ ...sample, here: spoken(sample) }))
    .filter(({ text, here }) => text !== here.replaceAll('−', '-') && text !== here)
    .map(({ lang, game, says, id, code, text, here }) => `${lang} ${game} ${says} ${id ?? code}: ${text} ≠ ${here}`);
  expect(different.slice(0, 20)).toEqual([]);
});
