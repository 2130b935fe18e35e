// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { asking, option } from './asked';

import ReachBar from '../../../src/lib/boards/parts/ReachBar.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import ForecastTab from '../../../src/lib/table/panels/Forecast.svelte';
import { prospectOf } from '../../../src/lib/table/panels/forecast';
import Payments from '../../../src/lib/table/prompt/Payments.svelte';
import Pick from '../../../src/lib/table/prompt/Pick.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Effect, Expected, Forecast, ForecastNow, ForecastRow, Position } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const NO_EFFECT: Effect = { does: 'gain', pay: {}, gains: [], group: null, less: {}, steps: null, reserve: false, when: null };
const NOTHING: Expected = { short: 0, gains: {}, ways: [], others: {}, asks: '', events: [] };
const BANK: Expected = {
  ...NOTHING,
  asks: 'trade',
  others: { red: [{ food: 1 }, { cloth: 1 }] },
  ways: [
    { effect: { ...NO_EFFECT, does: 'trade', pay: { denier: 2 }, gains: [{ gold: 1 }] }, is_open: true, lacks: {} },
    { effect: { ...NO_EFFECT, does: 'trade', pay: { denier: 5 }, gains: [{ gold: 2 }] }, is_open: false, lacks: { denier: 1 } },
  ],
};
const AT_FARM: ForecastRow = { place: 'neutral_farm', piece: 'neutral_farm', space: 2, has_worker: true, reach: null };
const AT_BANK: ForecastRow = {
  ...AT_FARM,
  place: 'bank',
  piece: 'bank',
  space: 17,
  reach: { steps: 1, cost: { denier: 1 }, lacks: {}, brings: BANK },
};
const AHEAD: Forecast = {
  rows: [AT_FARM, AT_BANK],
  columns: [
    { going: 'back', space: 10, cells: [{ ...NOTHING, gains: { food: 1 } }, { ...NOTHING, short: 7 }] },
    { going: 'stays', space: 16, cells: [{ ...NOTHING, gains: { food: 1 } }, { ...NOTHING, short: 1 }] },
    { going: 'on', space: 22, cells: [{ ...NOTHING, gains: { food: 1 } }, BANK] },
  ],
  ahead: [{ event: { code: 'bailiff_moved', facts: { steps: 2, space: 18 }, reasons: [] }, going: ['on'] }],
  scoring: {
    thing: 'walls',
    left: 4,
    space: 18,
    events: [{ code: 'no_house_in_section', facts: { seat: 'red', section: 'walls', prestige: 3 }, reasons: [] }],
    going: ['on'],
  },
};

function tableWith(position: Position, forecast: Forecast = AHEAD): Table {
  const source = new Hosted('t');
  source.forecast = async (): Promise<ForecastNow> => ({ seq: 1, ...forecast });
  const table = new Table(source);
  table.position = position;
  return table;
}

/** A table at which something is chosen, and what it leads to is known. */
function tableThatChose(move: string, forecast: Forecast = AHEAD): Table {
  const chosen = option(move);
  const table = tableWith(asking('place_or_pass', [chosen]));
  const preview = { view: {}, events: [], over: false, outlook: { plans: [], income: {} }, forecast };
  table.turn = { is: 'chosen', option: chosen, preview, loose: [] };
  Object.assign(table, {
    foresight: {
      seq: 1,
      seat: 'blue',
      choices: { [move]: { changes: { blue: { deniers: -2 }, red: { prestige: 1 } }, sealed: false, hands_over: true } },
    },
  });
  return table;
}

function lineOf(name: string): string {
  return document.querySelector(`[data-line=${name}]`)?.textContent.replace(/\s+/g, ' ') ?? 'none';
}

beforeAll(async () => {
  await speech.load('caylus');
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
});

afterEach(cleanup);

describe('what is chosen', () => {
  it('tells me what I pay, get and lack, the others what they get, and what to beware of', () => {
    const table = tableThatChose('place bank');
    render(Pick, { table, option: option('place bank') });
    expect(screen.getByRole('status').textContent).toContain('Bank, space 17');
    expect(lineOf('you')).toContain('you lack 1 Denier');
    expect(lineOf('others')).toContain('1 Food or 1 Cloth');
    expect(lineOf('beware')).toContain('1 beyond the provost: for 1 Denier you can bring him here');
  });

  it('says what the way there lacks, or that it is too far', () => {
    const poor = { steps: 2, cost: { denier: 2 }, lacks: { denier: 1 }, brings: BANK };
    for (const [reach, told] of [
      [poor, 'costs 2 Deniers, you lack 1 Denier'],
      [{ ...poor, cost: {}, lacks: {} }, 'for free'],
      [{ ...poor, cost: null, lacks: {} }, 'alone'],
    ] as const) {
      const rows = [AT_FARM, { ...AT_BANK, reach }];
      render(Pick, { table: tableThatChose('place bank', { ...AHEAD, rows }), option: option('place bank') });
      expect(lineOf('beware')).toContain(told);
      cleanup();
    }
  });

  it('keeps its three lines where there is nothing to say', () => {
    render(Pick, { table: tableThatChose('pass'), option: option('pass') });
    expect([...document.querySelectorAll('[data-line]')].map((line) => line.getAttribute('data-line'))).toEqual(['you', 'others', 'beware']);
    expect(lineOf('beware').trim()).toBe('');
  });

  it('shows the price and the result of a trade', () => {
    const trade = { ...option('trade 1 any'), offer: { pay: { any: 1 }, gain: { denier: 6 } } };
    render(Pick, { table: tableThatChose('trade 1 any'), option: trade });
    expect(document.querySelector('[data-line=you] .coin')?.textContent).toBe('6');
  });

  it('says why it cannot be taken back', () => {
    const table = tableThatChose('pass');
    const sealed = { changes: {}, sealed: true, chance: 'turn_order', hands_over: true };
    Object.assign(table, { foresight: { seq: 1, seat: 'blue', choices: { pass: sealed } } });
    render(Pick, { table, option: option('pass') });
    expect(lineOf('beware')).toContain('cannot be taken back: next, chance decides the turn order');
  });

  it('has no prospect where no worker is put', () => {
    expect(prospectOf(AHEAD, option('pass'))).toBeNull();
    expect(prospectOf(null, option('place bank'))).toBeNull();
    expect(prospectOf(AHEAD, option('place bank'))?.cell).toBe(BANK);
  });
});

describe('payments', () => {
  const MANY = ['1 food 1 wood', '2 wood', '1 wood 1 stone', '1 wood 1 gold', '2 food'].map((goods) => option(`pay ${goods}`));

  it('open with what is proposed, and say so until something else is put together', async () => {
    const position = asking('pay', MANY);
    const decision = position.decision && { ...position.decision, proposed: 'pay 1 food 1 wood' };
    const table = tableWith({ ...position, decision });
    render(Payments, { table, options: MANY });
    expect(table.chosen?.move).toBe('pay 1 food 1 wood');
    expect(screen.getByText(speech.say('pay-proposed'))).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('One less: 1 Food'));
    expect(screen.queryByText(speech.say('pay-proposed'))).toBeNull();
  });

  it('say what a batch is', () => {
    const batches = ['1 food 1 wood 1 stone', '1 food 1 wood 1 gold', '1 food 1 wood 1 cloth', '1 food 1 stone 1 gold', '1 food 1 stone 1 cloth'];
    const options = batches.map((goods) => ({ ...option(`hand_in ${goods}`), what: 'goods' }));
    render(Payments, { table: tableWith(asking('hand_in_batch', options)), options });
    expect(screen.getByText(/^A batch is/)).toBeTruthy();
  });
});

describe('the forecast', () => {
  it('shows three courses in the order of the road, and what is not reached in words', async () => {
    render(ForecastTab, { table: tableWith(asking('place_or_pass', [])) });
    await screen.findByText('Bank');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent.match(/\d+/)?.[0] ?? '')).toEqual(['', '10', '16', '22']);
    const bank = screen.getAllByRole('row').at(-1);
    expect([...(bank?.querySelectorAll('td') ?? [])].map((cell) => cell.classList.contains('cut'))).toEqual([true, true, false]);
    expect(bank?.textContent).toContain('1 short');
  });

  it('shows on the road how far the others can push him, as long as it is open', async () => {
    const { unmount } = render(ForecastTab, { table: tableWith(asking('place_or_pass', [])) });
    await screen.findByText('Bank');
    render(ReachBar, { space: 10 });
    render(ReachBar, { space: 11 });
    expect(screen.getAllByText(/as far back: \d+/).map((bar) => bar.textContent)).toEqual(['as far back: 10']);
    unmount();
    await tick();
    expect(screen.queryByText(/as far back: \d+/)).toBeNull();
  });

  it('tells on what the end of the round and the next scoring depend', async () => {
    const table = tableWith(asking('place_or_pass', []));
    render(ForecastTab, { table });
    const scoring = await screen.findByText(/scored when the bailiff comes to space 18/);
    expect(scoring.textContent).toContain('If he goes on:');
    expect(scoring.textContent).toContain(table.nameOf('red'));
  });

  it('is the one after the move that is chosen', async () => {
    const then = { ...AHEAD, rows: [AT_FARM], columns: AHEAD.columns.map((one) => ({ ...one, cells: one.cells.slice(0, 1) })) };
    render(ForecastTab, { table: tableThatChose('pass', then) });
    expect(await screen.findByText(speech.say('forecast-then'))).toBeTruthy();
    expect(screen.queryByText('Bank')).toBeNull();
  });
});
