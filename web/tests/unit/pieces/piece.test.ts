// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Piece from '../../../src/lib/pieces/Piece.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import { speech } from '../../../src/lib/words/speech.svelte';

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load();
});
afterEach(cleanup);

it.each([
  [{ shape: 'pawn', colour: 'red' }, '#i-worker'],
  [{ shape: 'house', colour: 'red' }, '#i-house'],
  [{ shape: 'disc', colour: 'red' }, '#i-mark-cross'],
  [{ shape: 'good', kind: 'food' }, '#i-food'],
  [{ shape: 'good', kind: 'denier' }, '#i-denier-blank'],
  [{ shape: 'points', count: '+2' }, '#i-prestige-blank'],
  [{ shape: 'card' }, '#i-keystone'],
  [{ shape: 'tile', kind: 'mason' }, '#i-mason'],
  [{ shape: 'flag', kind: 'bailiff' }, '#i-bailiff'],
  [{ shape: 'token', kind: 'first_player' }, '#i-first-player'],
  [{ shape: 'token', kind: 'whatever' }, '#i-marker'],
] as const)('draws %o out of the page', (piece, drawing) => {
  const { container } = render(Piece, { size: 20, ...piece });
  expect(container.querySelector(`use[href="${drawing}"]`)).toBeTruthy();
});

it('says how many it stands for', () => {
  const { container } = render(Piece, { shape: 'pawn', colour: 'red', count: '7', size: 20 });
  expect(container.querySelector('.count')?.textContent).toBe('7');
});
