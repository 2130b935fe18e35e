// @vitest-environment jsdom
import '../boards/stage';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kitOf, type Kit } from '../../../src/lib/boards';
import Asked from '../../../src/lib/table/prompt/Asked.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Decision, Option } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { asking } from './asked';

let kit: Kit;

beforeAll(async () => {
  await speech.load('architects');
  kit = await kitOf('architects');
});

afterEach(cleanup);

function choice(verb: string): Option {
  return { move: verb, verb, what: '', argument: '', legal: true, obstacles: [] };
}

function ask(name: string, facts: Decision['facts'], verbs: string[]): void {
  const options = verbs.map(choice);
  const position = asking(name, options);
  const decision: Decision = { name, seat: 'blue', facts, proposed: null, options };
  const table = new Table(new Hosted('t'));
  table.position = { ...position, decision };
  render(Asked, { table, kit, decision });
}

describe('the prompt', () => {
  it('tells what a building does whose use is asked for', () => {
    ask('building_choice', { seat: 'blue', building: 'library' }, ['decline']);
    expect(screen.getByText(speech.words.text('building-library.effect'))).toBeTruthy();
  });

  it('offers long choices in few words, and reads them out whole', () => {
    ask('guardhouse_action', { seat: 'blue' }, ['send_captured_to_prison', 'release_from_prison', 'ransom', 'pay_off_debt']);
    const ransom = screen.getByRole('button', { name: /Ransom all your workers/ });
    expect(ransom.querySelector('.drawn')?.textContent).toContain('Ransom your workers');
  });
});
