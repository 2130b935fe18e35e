// The contrast of every pair of tokens that carries text (art direction § 2), worked out from the file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(resolve(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf-8');
const LEAST = 4.5;
const LEAST_DRAWN = 3;
type Tokens = Record<string, string>;

function tokensIn(block: string): Tokens {
  return Object.fromEntries([...block.matchAll(/--kw-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]));
}

function blockAfter(start: string): string {
  const from = CSS.indexOf('{', CSS.indexOf(start) + start.length - 1);
  return CSS.slice(from, CSS.indexOf('\n}', from));
}

const DAY = tokensIn(blockAfter(':root {'));
const NIGHT = tokensIn(blockAfter(':root[data-theme="night"] {'));
const SYSTEM = tokensIn(blockAfter(':root:not([data-theme="day"]) {'));

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SHEETS = ['sheet', 'sheet-2', 'sheet-3'];
const PAIRS: [string, string][] = [
  ...['ink', 'ink-2'].flatMap((ink) => SHEETS.map((sheet): [string, string] => [ink, sheet])),
  ...['ink-3', 'lapis', 'rubric', 'verdigris', 'leaf-ink'].flatMap((ink) =>
    ['sheet', 'sheet-2'].map((sheet): [string, string] => [ink, sheet]),
  ),
  ['rubric', 'rubric-soft'],
  ...['on-desk', 'on-desk-2'].flatMap((ink) => ['desk', 'desk-2'].map((desk): [string, string] => [ink, desk])),
  ...['lapis', 'rubric', 'verdigris', 'leaf', 'food', 'wood', 'stone', 'cloth', 'gold', 'clay', 'marble', 'silver']
    .concat(['denier', 'prestige', 'favour', 'azure', 'gules', 'vert', 'or', 'sable', 'purpure'])
    .map((name): [string, string] => [`on-${name}`, name]),
  ...['special', 'fixed', 'neutral', 'wood', 'stone', 'residential', 'prestige'].map((name): [string, string] => [
    'glyph',
    `class-${name}`,
  ]),
];

describe.each([
  ['day', DAY],
  ['night', { ...DAY, ...NIGHT }],
])('%s', (_, tokens: Tokens) => {
  test.each(PAIRS)('%s on %s can be read', (ink, ground) => {
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(['special', 'fixed', 'neutral', 'wood', 'stone', 'residential', 'prestige'])('a glyph stands out in the arch of %s', (name) => {
    expect(contrast(tokens.glyph ?? '', tokens[`class-${name}-2`] ?? '')).toBeGreaterThanOrEqual(LEAST_DRAWN);
  });
});

test('the night by choice is the night of the system', () => {
  expect(SYSTEM).toEqual(NIGHT);
});
