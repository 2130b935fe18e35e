// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Spot from '../../../src/lib/spots/Spot.svelte';
import { asking, option } from './asked';
import { move } from './events';

import { speech } from '../../../src/lib/words/speech.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import Keyboard from '../../../src/lib/table/Keyboard.svelte';
import Payments from '../../../src/lib/table/prompt/Payments.svelte';
import Steps from '../../../src/lib/table/prompt/Steps.svelte';
import type { Position } from '../../../src/lib/wire';

const asked = vi.fn<(path: string, body: unknown) => void>();

beforeAll(async () => {
  await speech.load('caylus');
});

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked(path, JSON.parse(String(body)));
    const answer = path.endsWith('preview') ? { view: {}, events: [], over: false } : { seq: 2 };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});

afterEach(cleanup);

function tableWith(position: Position): Table {
  const table = new Table(new Hosted('t'));
  table.events = position.events;
  table.position = position;
  return table;
}

function moves(): unknown[] {
  return asked.mock.calls.map(([path, body]) => [path.split('/').at(-1), (body as { move?: string }).move]);
}

describe('payments', () => {
  const FEW = ['pay 1 food 1 wood', 'pay 2 wood'].map((text) => option(text));

  it('are buttons if there are few ways, also for what is not possible', async () => {
    const options = [...FEW, option('pay 2 stone', false)];
    const table = tableWith(asking('pay', options));
    render(Payments, { table, options });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.querySelector('.sr')?.textContent)).toEqual([
      'Pay: 1 Food, 1 Wood',
      'Pay: 2 Wood',
      'Pay: 2 Stone',
    ]);
    expect(buttons[2]?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(buttons[2] as HTMLElement);
    expect(screen.getByRole('tooltip').textContent).toContain('It costs 2 deniers; you have none.');
    expect(table.chosen).toBeNull();
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(table.chosen?.move).toBe('pay 2 wood');
  });

  it('are a tray if there are many; what it becomes is chosen, never sent', async () => {
    const options = ['1 food 1 wood', '2 wood', '1 wood 1 stone', '1 wood 1 gold', '2 food'].map((goods) => option(`pay ${goods}`));
    const table = tableWith(asking('pay', options));
    render(Payments, { table, options });
    await fireEvent.click(screen.getByLabelText('One more: 0 Wood'));
    expect(table.chosen).toBeNull();
    await fireEvent.click(screen.getByLabelText('One more: 0 Gold'));
    expect(table.chosen?.move).toBe('pay 1 wood 1 gold');
    expect(screen.getByLabelText<HTMLButtonElement>('One more: 0 Food').disabled).toBe(true);
    await fireEvent.click(screen.getByLabelText('One less: 1 Gold'));
    expect(table.chosen).toBeNull();
    expect(moves()).toEqual([['preview', 'pay 1 wood 1 gold']]);
  });
});

describe('a step with one way on', () => {
  const STEP = { changes: { blue: { deniers: -1, workers: -1 } }, sealed: false, hands_over: true, opens: [option('place inn'), option('place gate', false)] };
  const foresight = { seq: 1, seat: 'blue', choices: { place_worker: { ...STEP, forced: 'place inn' } } };

  function tableOf(): Table {
    const table = tableWith(asking('choose_action', [option('place_worker'), option('pass')]));
    Object.assign(table, { foresight });
    return table;
  }

  it('is chosen where it leads to, and named by that', async () => {
    const table = tableOf();
    render(Spot, { table, id: 'inn', label: 'Inn', children: createRawSnippet(() => ({ render: () => '<i></i>' })) });
    const spot = screen.getByRole('button', { name: 'Inn' });
    expect(spot.classList).toContain('legal');
    await fireEvent.click(spot);
    expect(moves()).toEqual([['preview', 'place_worker']]);
    expect([table.chosen?.move, table.meant?.move]).toEqual(['place_worker', 'place inn']);
    expect(spot.getAttribute('aria-pressed')).toBe('true');
    expect(table.priceOf('place inn')).toBe(1);
    await fireEvent.click(spot);
    await vi.waitFor(() => expect(moves()).toContainEqual(['decisions', 'place_worker']));
  });

  it('is counted among what is lit where it is drawn', () => {
    const table = tableOf();
    expect(table.lit).toEqual([]);
    for (const spot of ['inn', 'gate']) table.draws(spot);
    expect(table.lit.map(({ move }) => move)).toEqual(['place inn']);
  });
});

describe('steps', () => {
  const events = [move(1, 'red: pass'), move(2, 'blue: trade 1 any'), move(3, 'blue: pay 1 food')];

  it('name the decisions of this turn and lead back to each', async () => {
    const table = tableWith(asking('take', [option('take 1 gold')], { seq: 3, events, can_undo: true }));
    render(Steps, { table });
    expect(screen.getByRole('button', { name: 'Start turn again' })).toBeTruthy();
    const chips = screen.getAllByRole('button', { name: /^Back to/ });
    expect(chips.map((chip) => chip.textContent?.trim())).toEqual(['Trade: 1 Cube of any kind', 'Pay: 1 Food']);
    await fireEvent.click(chips[0] as HTMLElement);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['undo', 'undo']);
  });

  it('are not shown where nothing can be gone back to', () => {
    render(Steps, { table: tableWith(asking('take', [option('take 1 gold')], { seq: 3, events })) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('keys', () => {
  const OPTIONS = [option('pass'), option('place gate', false), option('place inn')];

  it('choose by number among what is possible, send with Enter, and let go with Escape', async () => {
    const table = tableWith(asking('place_or_pass', OPTIONS));
    render(Keyboard, { table });
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(table.chosen?.move).toBe('place inn');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(table.chosen).toBeNull();
    await fireEvent.keyDown(document.body, { key: '1' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    await vi.waitFor(() => expect(moves()).toContainEqual(['decisions', 'pass']));
  });

  it('stay with a field that is typed into', async () => {
    const table = tableWith(asking('place_or_pass', OPTIONS));
    render(Keyboard, { table });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: '1' });
    expect(table.chosen).toBeNull();
    field.remove();
  });
});
