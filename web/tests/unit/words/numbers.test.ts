import { expect, test } from 'vitest';
import { written } from '../../../src/lib/words/numbers';
import { bundleOf, Words } from '../../../src/lib/words/words';

test('what is less than 0 has a true minus, drawn and in sentences', () => {
  const texts = ['part = { $label } { $count }', 'few =\n    { $count ->\n        [-1] none\n       *[other] { $count } left\n    }'];
  const words = new Words('en', '', bundleOf('en', texts));
  expect(written(-3)).toBe('−3');
  expect(written('+3')).toBe('+3');
  expect(written(12)).toBe('12');
  expect(words.text('part', { label: 'A', count: -2 })).toBe('A −2');
  expect(words.text('few', { count: -4 })).toBe('−4 left');
  expect(words.text('few', { count: -1 })).toBe('none');
  expect(words.tally(-1, {})).toBe('−1');
  expect(words.text('part', { label: 'R-07', count: 2 })).toBe('R-07 2');
});
