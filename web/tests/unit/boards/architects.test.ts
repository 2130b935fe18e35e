// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from './stage';
import FIXTURES from '../fixtures/architects.json';
import TABS from '../fixtures/architects_tabs.json';
import kit from '../../../src/lib/boards/architects';
import { asView, boardOf, everybody, standingOf } from '../../../src/lib/boards/architects/facts';
import { hallOf, labelOfPlace } from '../../../src/lib/boards/architects/labels';
import { spacesOf } from '../../../src/lib/boards/architects/market';
import { scaleOf, sizeOf } from '../../../src/lib/boards/architects/measure';
import { groupsAt, groupSpot, yieldAt } from '../../../src/lib/boards/architects/places';
import { offeredIn } from '../../../src/lib/boards/architects/workshop';
import { prefs } from '../../../src/lib/prefs.svelte';
import { turnAt } from '../../../src/lib/table/log/chronicle';
import { Hosted } from '../../../src/lib/table/hosted';
import type { Line } from '../../../src/lib/table/log/lines';
import MyPanel from '../../../src/lib/table/panels/MyPanel.svelte';
import Opponents from '../../../src/lib/table/panels/Opponents.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import TopBar from '../../../src/lib/table/TopBar.svelte';
import type { Catalogue, Facts, Game, Option, Position, Preview } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const catalogue = TABS.catalogue as unknown as Catalogue;
const positions = FIXTURES.positions as unknown as Record<string, Fixture>;

function fixture(name: string): Fixture {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
}

/** A table that shows a position, as if the server had sent it. */
function tableAt(name: string): Table {
  const { seat, view, decision, foresight } = fixture(name);
  const table = new Table(new Hosted('test'));
  const seats = asView(view).seats.map((colour, number) => ({ number, colour, kind: 'person', name: colour }));
  table.game = { id: 'architects', options: [] } as unknown as Game;
  table.catalogue = catalogue;
  table.position = { seat, view, decision, seq: 1, over: false, events: [], due: [], table: { seats } } as unknown as Position;
  Object.assign(table, { foresight: { seq: 1, seat, choices: foresight } });
  return table;
}

/** The same, with a move chosen that leads to a view. */
function previewOf(name: string, move: string, change: (view: Facts) => void): Table {
  const table = tableAt(name);
  const view = structuredClone(fixture(name).view);
  change(view);
  const option = table.option(move) as Option;
  table.turn = { is: 'chosen', option, preview: { view, events: [] } as unknown as Preview, loose: [] };
  return table;
}

function spots(root: HTMLElement, selector: string): string[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map((spot) => spot.dataset.spot ?? '');
}

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('architects');
});
afterEach(cleanup);

describe.each(Object.keys(positions))('the board at %s', (name) => {
  it('lights what can be chosen, draws each thing once, and everybody and everything where it is', () => {
    const table = tableAt(name);
    const view = asView(table.view);
    const { container } = render(kit.Board, { table });
    const drawn = spots(container, '[data-spot]');
    expect(new Set(drawn).size).toBe(drawn.length);
    const legal = table.decision?.options.filter((option) => option.legal).map(({ argument, move }) => argument || move) ?? [];
    expect(spots(container, '.legal').sort()).toEqual(legal.filter((spot) => drawn.includes(spot)).sort());
    for (const button of container.querySelectorAll('[data-spot]')) expect(button.querySelector('.sr')?.textContent).toBeTruthy();

    const { virtue } = boardOf(table);
    const rows = [...container.querySelectorAll('.ruler .row')];
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(virtue.map(({ level }) => `${level}`).reverse());
    const discs = rows.map((row) => row.querySelectorAll('.disc').length).reverse();
    expect(discs).toEqual(virtue.map(({ level }) => everybody(view).filter((one) => standingOf(view, one)?.virtue === level).length));
    expect(container.querySelectorAll('.row.high')).toHaveLength(virtue.filter(({ market }) => !market).length);
    expect(container.querySelectorAll('.row.low')).toHaveLength(virtue.filter(({ cathedral }) => !cathedral).length);
    expect(container.querySelectorAll('.closed')).toHaveLength(2);

    const { spaces, resets } = hallOf(table);
    expect(container.querySelectorAll('.space')).toHaveLength(spaces);
    expect(container.querySelectorAll('.space.reset')).toHaveLength(resets.length);
    expect(container.querySelectorAll('.space.last')).toHaveLength(1);
    expect(container.querySelectorAll('.space .pc')).toHaveLength(view.guildhall.length);
  });
});

describe('what placing a worker brings', () => {
  it('is what the server foresees, with the choice that follows', () => {
    const table = tableAt('late');
    const { seat, foresight } = fixture('late');
    expect(yieldAt(table, 'quarry')?.gains).toEqual([{ stone: foresight['place quarry']?.changes[seat]?.stone }]);
    const ways = Object.values(foresight['place mines']?.then?.ways ?? {});
    expect(yieldAt(table, 'mines')?.gains).toEqual([{ clay: ways[0]?.[seat]?.clay }, { gold: ways[1]?.[seat]?.gold }]);
    expect(yieldAt(table, 'town_centre')).toMatchObject({ gains: [], times: foresight['place town_centre']?.then?.times });
    expect(yieldAt(table, 'bm_left')?.losses).toEqual({ silver: -(foresight['place bm_left']?.changes[seat]?.silver ?? 0), virtue: 1 });
  });

  it('is nothing where a visit only leads to another question', () => {
    const table = tableAt('late');
    const foreseen = table.foreseen('place town_centre');
    if (!foreseen?.then) throw new Error('nothing is asked then');
    foreseen.then = { ...foreseen.then, decision: 'recall_worker' };
    expect(yieldAt(table, 'town_centre')).toMatchObject({ gains: [], times: 0 });
    const { container } = render(kit.Board, { table });
    expect(container.querySelector('[data-spot=town_centre] .note')?.textContent).toBe('nothing');
    expect(labelOfPlace(table, 'town_centre')).not.toContain('now you would get');
  });

  it('is not known while something else is asked', () => {
    expect(yieldAt(tableAt('recall'), 'quarry')).toBeNull();
    const { container } = render(kit.Board, { table: tableAt('recall') });
    expect(container.querySelector('[data-spot=silversmith] .per')).not.toBeNull();
    expect(container.querySelector('[data-spot=silversmith] .lead')).toBeNull();
  });

  it('is heard with name, groups and reasons', () => {
    const table = tableAt('late');
    const label = labelOfPlace(table, 'quarry');
    expect(label).toMatch(/^Quarry, /);
    for (const { colour, count } of groupsAt(table, 'quarry')) expect(label).toContain(`${colour}: ${count} worker`);
    expect(label).toContain(`now you would get ${yieldAt(table, 'quarry')?.gains[0]?.stone} Stone`);
    expect(labelOfPlace(tableAt('untaxed'), 'tax_stand')).toContain(speech.words.obstacle({ code: 'no_taxes', rule: '§ 4.8', facts: {} }));
  });

  it('shows a ghost where the worker would stand', () => {
    const table = previewOf('late', 'place quarry', (view) => {
      const me = asView(view).players[fixture('late').seat];
      if (me) me.workers.quarry = (me.workers.quarry ?? 0) + 1;
    });
    const mine = groupsAt(table, 'quarry').find(({ colour }) => colour === fixture('late').seat);
    expect(mine?.added).toBe(1);
    const { container } = render(kit.Board, { table });
    expect(container.querySelectorAll('[data-spot=quarry] .ghost')).toHaveLength(1);
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  });
});

describe('groups that can be captured', () => {
  it('are spots of their own, at every place where they stand', () => {
    const table = tableAt('capture');
    const { container } = render(kit.Board, { table });
    const groups = table.decision?.options.filter(({ what, legal }) => what === 'group' && legal).map(({ argument }) => argument);
    expect(groups?.length).toBeGreaterThan(1);
    expect(spots(container, '.captive.legal').sort()).toEqual(groups?.sort());
  });

  it('stay where they are while the capture is only looked at', () => {
    const legal = fixture('capture').decision.options.find(({ what, legal }) => what === 'group' && legal);
    const [place = '', colour = ''] = legal?.argument.split(' ') ?? [];
    const table = previewOf('capture', legal?.move ?? '', (view) => {
      delete asView(view).players[colour]?.workers[place];
    });
    expect(groupsAt(table, place).find((group) => group.colour === colour)?.isGone).toBe(true);
    const { container } = render(kit.Board, { table });
    expect(spots(container, '.chosen')).toEqual([groupSpot(place, colour)]);
  });
});

describe('the Workshop', () => {
  it('tells the whole price of each apprentice while one is hired', () => {
    const table = tableAt('hire');
    const { seat, foresight } = fixture('hire');
    for (const offered of offeredIn(table)) {
      const told = foresight[`hire ${offered?.id}`];
      expect(offered?.price).toBe(told?.cost);
      const lying = asView(table.view).workshop_silver[offered?.place ?? ''] ?? 0;
      expect(-(told?.changes[seat]?.silver ?? 0)).toBe((offered?.price ?? 0) - lying);
    }
  });

  it('tells what is laid on the cards before, as the catalogue has it', () => {
    const table = tableAt('late');
    const { skips } = boardOf(table).workshop;
    const workers = asView(table.view).players[fixture('late').seat]?.workers.workshop ?? 0;
    const row = skips.next[workers];
    expect(row?.some((silver) => silver > 0)).toBe(true);
    expect(offeredIn(table).map((offered) => offered?.skip)).toEqual([...(row ?? []), ...(row ?? [])]);
  });
});

describe('the Black Market', () => {
  it.each(['late', 'untaxed'])('offers what lies there, and what is printed where no card does: %s', (name) => {
    const table = tableAt(name);
    const view = asView(table.view);
    const { cards, spaces } = boardOf(table).black_market;
    const [left, middle, right] = spacesOf(table);
    expect(left?.offer).toEqual(view.small_face ? cards[view.small_face] : spaces[0]?.printed);
    expect(middle?.offer).toEqual({});
    expect(right?.offer).toEqual(view.large_pile.length ? cards[view.large_pile.at(-1) ?? ''] : spaces[2]?.printed);
    expect(spacesOf(table).map(({ worker }) => worker)).toEqual(spaces.map(({ id }) => view.black_market[id] ?? null));
  });
});

describe('the frame', () => {
  it('counts turns and shows the order of play, with whoever is active', () => {
    const table = tableAt('late');
    const began = { code: 'turn_began', facts: {} };
    const lines = [1, 2, 3].map((seq) => ({ seq, happened: [began] })) as unknown as Line[];
    expect([turnAt(table.tellings, lines, null), turnAt(table.tellings, lines, 2), turnAt(table.tellings, [], null)]).toEqual([3, 2, 0]);
    const { container } = render(TopBar, { table, kit });
    const view = asView(table.view);
    expect([...container.querySelectorAll('.player .name')].map((name) => name.textContent)).toEqual(view.turn_order);
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain(view.active);
  });

  it('lists my goods, apprentices and captives, and the others in the same order', () => {
    const table = tableAt('late');
    const mine = render(MyPanel, { table, kit }).container;
    const me = asView(table.view).players[fixture('late').seat];
    expect(mine.querySelectorAll('.cnt')).toHaveLength(kit.fields.length);
    expect(spots(mine, '[data-spot]')).toEqual(me?.apprentices);
    const rows = render(Opponents, { table, kit }).container.querySelectorAll('.opp');
    expect(rows).toHaveLength(asView(table.view).seats.length - 1);
    for (const row of rows) expect(row.querySelectorAll('.q')).toHaveLength(kit.row?.length ?? 0);
  });
});

describe('sizes', () => {
  it('follow the board, within limits in which letters can be read', () => {
    expect([scaleOf(0, 0), scaleOf(817, 676), scaleOf(3000, 2000), scaleOf(100, 100)]).toEqual([1, 1, 1.35, 0.72]);
    expect([sizeOf(20, 1), sizeOf(20, 0.72), sizeOf(21, 0.72, 'coin'), sizeOf(25, 0.72, 'points')]).toEqual([20, 16, 18, 22]);
  });
});
