// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGES, speech } from '../../../src/lib/words/speech.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';

const RANSOM = { verb: 'ransom', what: '', argument: '' };
const TRADE = { verb: 'trade', what: 'trade', argument: 'marble' };
const STOP = { verb: 'stop', what: '', argument: '' };

describe('a choice in few words', () => {
  beforeAll(async () => {
    await speech.load('architects');
  });

  it('leaves out what the question says already', () => {
    expect(speech.words.short(RANSOM)).toBe('Ransom your workers');
    expect(speech.words.short(TRADE)).toBe('3 of Wood and Stone → 1 Marble');
  });

  it('is the whole sentence where there are no fewer words', () => {
    expect(speech.words.short(STOP)).toBe(speech.words.action(STOP));
  });

  it.each(LANGUAGES)('is shorter in %s', async (language) => {
    prefs.set({ language });
    await speech.load('architects');
    for (const move of [RANSOM, TRADE]) expect(speech.words.short(move).length).toBeLessThan(speech.words.action(move).length);
  });
});
