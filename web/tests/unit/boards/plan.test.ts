// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import FIXTURES from '../fixtures/caylus.json';
import { lackOf, planInWords, planOf } from '../../../src/lib/boards/parts/plan';
import PlanFoot from '../../../src/lib/boards/parts/PlanFoot.svelte';
import Stock from '../../../src/lib/boards/caylus/Stock.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import MyPanel from '../../../src/lib/table/panels/MyPanel.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import caylus from '../../../src/lib/boards/caylus';
import type { Catalogue, Game, Obstacle, Option, Outlook, Position, Preview } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const SEAT = 'blue';
const STONE: Obstacle = { code: 'too_few_cubes', rule: '§ phase 5', facts: { cost: { wood: 1, stone: 2, any: 1 }, held: { wood: 1, stone: 1 } } };
const HOMELESS: Obstacle = { code: 'no_own_residence', rule: '§ phase 5', facts: {} };

function plan(argument: string, ...obstacles: Obstacle[]): Option {
  return { move: `build ${argument}`, verb: 'build', what: 'place', argument, legal: !obstacles.length, obstacles };
}

const NOW: Outlook = {
  plans: [plan('wood_sawmill'), plan('bank', STONE), plan('library', HOMELESS, STONE)],
  income: { [SEAT]: { deniers: 4 } },
};
const THEN: Outlook = { plans: [plan('bank'), plan('library', HOMELESS)], income: { [SEAT]: { deniers: 5 } } };

/** A table where somebody waits and knows an outlook. */
function tableWith(outlook: Outlook, after?: Outlook): Table {
  const { view } = (FIXTURES.positions as unknown as Record<string, { view: Position['view'] }>).build ?? {};
  const table = new Table(new Hosted('test'));
  table.game = { id: 'caylus', options: [] } as unknown as Game;
  table.catalogue = { ...(FIXTURES.catalogue as unknown as Catalogue), rules: {} };
  const seats = [{ colour: SEAT, name: 'Anna' }];
  const score = { tallies: { [SEAT]: { total: 7, parts: {} } }, winners: [], over: false };
  table.position = { seat: SEAT, view, decision: null, seq: 1, over: false, events: [], due: [], score, table: { seats } } as unknown as Position;
  Object.assign(table, { outlook });
  const preview = { view, events: [], over: false, outlook: after } as unknown as Preview;
  if (after) table.turn = { is: 'chosen', option: plan('bank'), preview, loose: [] };
  return table;
}

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('caylus');
});
afterEach(cleanup);

describe('what is lacking', () => {
  it('is told as the obstacles tell it; a good of choice only where nothing else is lacking', () => {
    const { words } = speech;
    expect(lackOf(plan('bank', STONE), words)).toEqual({ goods: [{ kind: 'stone', held: 1, cost: 2 }], skills: [], other: '' });
    const any = { ...STONE, facts: { cost: { any: 1 }, held: {} } };
    expect(lackOf(plan('bank', any), words)?.goods).toEqual([{ kind: 'any', held: 0, cost: 1 }]);
    expect(lackOf(plan('bank'), words)).toBeNull();
    expect(lackOf(plan('library', HOMELESS), words)).toEqual({ goods: [], skills: [], other: 'no residence' });
  });
});

describe('a plan', () => {
  it('stands as the outlook tells, and after the chosen move as its preview tells', () => {
    const now = tableWith(NOW);
    expect(planOf(now, 'wood_sawmill')).toEqual({ can: true, then: false, lack: null });
    expect(planOf(now, 'bank')).toMatchObject({ can: false, then: false });
    expect(planOf(now, 'mason')).toBeNull();
    const then = tableWith(NOW, THEN);
    expect(planOf(then, 'bank')).toEqual({ can: false, then: true, lack: null });
    expect(planOf(then, 'library')?.lack).toEqual({ goods: [], skills: [], other: 'no residence' });
    expect(planInWords(then, 'bank')).toEqual(['after this turn']);
    expect(planInWords(now, 'library')).toEqual(NOW.plans[2]?.obstacles.map((obstacle) => speech.words.obstacle(obstacle)));
  });

  it('is drawn at the foot', () => {
    const at = (table: Table, spot: string): string => {
      const found = planOf(table, spot);
      if (!found) throw new Error(`no plan for ${spot}`);
      return render(PlanFoot, { plan: found }).container.textContent?.trim() ?? '';
    };
    expect(at(tableWith(NOW), 'wood_sawmill')).toBe('affordable');
    expect(at(tableWith(NOW, THEN), 'bank')).toBe('after this turn');
    expect(at(tableWith(NOW), 'bank')).toContain('1/2');
    expect(at(tableWith(NOW), 'library')).toContain('no residence');
  });
});

describe('the stock', () => {
  it('can be cut down to what can be paid, once that is known', async () => {
    const { container } = render(Stock, { table: tableWith(NOW) });
    const spots = (): string[] => [...container.querySelectorAll<HTMLElement>('[data-spot]')].map((spot) => spot.dataset.spot ?? '');
    const all = spots();
    expect(all.length).toBeGreaterThan(3);
    const [able, every] = [...container.querySelectorAll('.chips button')];
    if (!able || !every) throw new Error('there are no chips');
    expect([able, every].map((chip) => chip.textContent)).toEqual(['Affordable 1', `All ${all.length}`]);
    expect(every.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(able);
    expect(spots()).toEqual(['wood_sawmill']);
  });

  it('is whole as long as nothing is known of that', () => {
    expect(render(Stock, { table: tableWith({ plans: [], income: {} }) }).container.querySelector('.chips')).toBeNull();
  });
});

describe('my panel', () => {
  it('tells the next income, of the preview if there is one', () => {
    const told = (table: Table): string => render(MyPanel, { table, kit: caylus }).container.querySelector('.score')?.textContent ?? '';
    expect(told(tableWith(NOW))).toMatch(/next income[^]*\+4/);
    cleanup();
    expect(told(tableWith(NOW, THEN))).toMatch(/next income[^]*\+5/);
    cleanup();
    expect(told(tableWith({ plans: [], income: {} }))).not.toContain('next income');
  });
});
