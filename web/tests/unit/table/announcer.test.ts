// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Announcer from '../../../src/lib/table/log/Announcer.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Happened } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { move, told } from './events';

const PASSED = told('passed', { seat: 'red', number: 1, deniers: 1 });
const FORCED = told('forced', { seat: 'red', decision: 'place_or_pass', action: 'pass' });

beforeAll(() => speech.load('caylus'));
afterEach(cleanup);

/** What is said aloud when this happens. */
async function heard(...happened: Happened[]): Promise<string> {
  const table = new Table(new Hosted('t'));
  const { container } = render(Announcer, { table });
  await tick();
  table.events = [move(2, 'blue: pass', ...happened)];
  await tick();
  return container.querySelector('[aria-live]')?.textContent ?? '';
}

describe('the announcer', () => {
  it('tells what happened in the words of the log, without saying that there was no choice', async () => {
    expect(await heard(FORCED, PASSED)).toBe(speech.words.event(PASSED));
  });

  it('tells why there was no choice, if there is a cause', async () => {
    const caused = { ...FORCED, reasons: [{ code: 'no_worker_left', rule: '§ phase 2', facts: {} }] };
    expect(await heard(caused, PASSED)).toBe(`${speech.words.event(caused)} ${speech.words.event(PASSED)}`);
    expect(await heard(caused)).toContain('has no worker left');
  });

  it('does not lose news to steps without a choice', async () => {
    const many = Array.from({ length: 8 }, () => FORCED);
    expect(await heard(PASSED, ...many)).toBe(speech.words.event(PASSED));
  });
});
