// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';

import { told } from '../../../src/lib/study/told';
import { speech } from '../../../src/lib/words/speech.svelte';

beforeAll(async () => {
  await speech.load('architects');
});

it.each([
  ['* reward reward_building_card', 'reward-reward_building_card'],
  ['* large_market bm_09', 'market-bm_09'],
  ['* small_market 2_gold', 'face-2_gold'],
  ['* reveal squire_virtue', 'apprentice-squire_virtue'],
])('%s is told by its name', (line, name) => {
  expect(told(speech.words, { id: 1, parent: 0, line, name: '' })).toContain(speech.words.text(name));
});
