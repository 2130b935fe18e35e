// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import SoundButton from '../../../src/lib/frame/SoundButton.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import { speech } from '../../../src/lib/words/speech.svelte';

afterEach(cleanup);

it('turns sounds off and on at one press, and that is kept', async () => {
  prefs.language = 'en';
  await speech.load();
  const { container } = render(SoundButton);
  const sign = container.querySelector('button') as HTMLButtonElement;
  const drawn = (): string | null | undefined => sign.querySelector('use')?.getAttribute('href');
  expect(drawn()).toBe('#i-sound');
  await fireEvent.click(sign);
  expect(drawn()).toBe('#i-sound-off');
  expect(JSON.parse(localStorage.getItem('keepwright') ?? '{}')).toMatchObject({ sound: false, speed: 'normal', pause: false, vibration: true });
  await fireEvent.click(sign);
  expect(prefs.sound).toBe(true);
});
