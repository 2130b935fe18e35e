// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from './stage';
import FIXTURES from '../fixtures/architects_tabs.json';
import kit from '../../../src/lib/boards/architects';
import { captivesNow } from '../../../src/lib/boards/architects/captives';
import { handOf } from '../../../src/lib/boards/architects/cards/hand';
import { asView } from '../../../src/lib/boards/architects/facts';
import { planOf } from '../../../src/lib/boards/parts/plan';
import List from '../../../src/lib/boards/architects/List.svelte';
import Rival from '../../../src/lib/boards/architects/Rival.svelte';
import { schemesIn } from '../../../src/lib/boards/architects/schemes';
import Built from '../../../src/lib/boards/architects/tabs/Built.svelte';
import Captures from '../../../src/lib/boards/architects/tabs/Captures.svelte';
import Hand from '../../../src/lib/boards/architects/tabs/Hand.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import Tabs from '../../../src/lib/table/Tabs.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Catalogue, Game, Position } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';

const catalogue = FIXTURES.catalogue as unknown as Catalogue;
const positions = FIXTURES.positions as unknown as Record<string, Fixture>;

function fixture(name: string): Fixture {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
}

/** A table that shows a position, as if the server had sent it. */
function tableAt(name: string, eyes: string | null = fixture(name).seat): Table {
  const { view, decision, foresight } = fixture(name);
  const table = new Table(new Hosted('test'));
  const seats = asView(view).seats.map((colour, number) => ({ number, colour, kind: 'person', name: colour }));
  const asked = eyes ? decision : null;
  table.game = { id: 'architects' } as Game;
  table.catalogue = catalogue;
  table.position = { seat: eyes, view, decision: asked, seq: 1, over: false, events: [], due: [], table: { seats } } as unknown as Position;
  Object.assign(table, { foresight: { seq: 1, seat: eyes, choices: foresight } });
  return table;
}

function spots(root: Element, selector: string): string[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map((spot) => spot.dataset.spot ?? '');
}

function legal(name: string): string[] {
  return fixture(name)
    .decision.options.filter((option) => option.legal)
    .map(({ argument, move }) => argument || move);
}

function text(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, ' ') ?? '';
}

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('architects');
});
afterEach(cleanup);

describe('the hand', () => {
  it('offers the cards of the draft, and each tells cost, skills and what it does', () => {
    const { container } = render(Hand, { table: tableAt('draft') });
    expect(spots(container, '.legal').sort()).toEqual(legal('draft').sort());
    for (const card of container.querySelectorAll('.bcard .sr')) {
      expect(text(card)).toMatch(/costs .*(asks for|no skill).* points?, .*(At once|At the end)/);
    }
  });

  it('offers the characters of this game with what they begin with', () => {
    const { container } = render(Hand, { table: tableAt('characters') });
    expect(spots(container, '.character')).toEqual(legal('characters'));
    expect(text(container.querySelector('[data-spot=caroline] .sr'))).toContain('8 workers in Prison, 1 unpaid debt');
  });

  it('tells what can be built, and what is lacking as the server says', () => {
    const table = tableAt('building');
    const { container } = render(Hand, { table });
    const hand = handOf(table).held;
    expect(spots(container, '.legal')).toEqual(hand.filter((id) => legal('building').includes(id)));
    for (const id of hand) {
      const card = container.querySelector(`[data-spot=${id}]`);
      const lack = planOf(table, id)?.lack;
      expect(card?.querySelectorAll('.missing').length).toBe(lack?.skills.length ?? 0);
      expect(card?.querySelectorAll('.plan.lack > span').length ?? 0).toBe(lack?.goods.length ?? 0);
      expect(card?.querySelector('.can') !== null).toBe(lack === null);
    }
  });

  it('says nothing of what is affordable before the outlook is known', () => {
    const table = tableAt('placing');
    const { container } = render(Hand, { table });
    expect(spots(container, '.bcard')).toEqual(handOf(table).held);
    expect(container.querySelector('.plan')).toBeNull();
  });

  it('stays hidden from whoever watches', () => {
    const { container } = render(Hand, { table: tableAt('placing', null) });
    expect(container.querySelector('.bcard')).toBeNull();
    expect(text(container)).toContain('Only the players see their own cards.');
  });

  it('is not what lies open for whoever watches', () => {
    const opened = (eyes: string | null): string | undefined => render(Tabs, { table: tableAt('placing', eyes), kit }).container.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? undefined;
    expect(opened(fixture('placing').seat)).toBe('tab-hand');
    cleanup();
    expect(opened(null)).toBe('tab-built');
  });

  it('comes up when one of its cards is asked for, and only then', () => {
    expect(['draft', 'characters', 'building', 'placing', 'hiring'].map((name) => kit.tabAsked?.(tableAt(name)))).toEqual(['hand', 'hand', 'hand', '', '']);
  });
});

describe('what is built', () => {
  it('shows the cards and debts of everybody', () => {
    const table = tableAt('capturing');
    const { container } = render(Built, { table });
    const { players } = asView(table.view);
    const cards = Object.values(players).flatMap(({ character, apprentices, buildings }) => [...(character ? [character] : []), ...apprentices, ...buildings]);
    expect(spots(container, '.card').sort()).toEqual(cards.sort());
    for (const { unpaid_debts: unpaid } of Object.values(players)) {
      const said = unpaid === 0 ? 'no unpaid debt' : `${unpaid} unpaid debt`;
      expect(text(container)).toContain(said);
    }
  });
});

describe('captures', () => {
  it('count who holds whom and who is in Prison', () => {
    const table = tableAt('capturing');
    const { container } = render(Captures, { table });
    const { players, seats } = asView(table.view);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(text(cell)) || 0));
    expect(rows.slice(0, -1)).toEqual(seats.map((holder) => seats.map((colour) => players[holder]?.captured[colour] ?? 0)));
    expect(rows.at(-1)).toEqual(seats.map((colour) => players[colour]?.prison ?? 0));
  });

  it('offer the groups that can be captured now', () => {
    const table = tableAt('capturing');
    const { container } = render(Captures, { table });
    const groups = legal('capturing').filter((spot) => spot !== 'stop');
    expect(captivesNow(table).map(({ spot }) => spot)).toEqual(groups);
    expect(spots(container, '.many.legal')).toEqual(groups);
  });
});

describe('the automa', () => {
  it('shows what it has and what counts', () => {
    const table = tableAt('alone');
    const { container } = render(Rival, { table });
    const { automa } = asView(table.view);
    expect(text(container)).toContain('Helena');
    expect(text(container)).toContain('each worth 3 points');
    expect(text(container)).toContain(`level ${automa?.cathedral} of 5`);
    expect(text(container)).toContain('our own stand-in deck');
    for (const [colour, count] of Object.entries(automa?.captured ?? {})) expect(text(container)).toMatch(new RegExp(`holds ${count} workers? of ${colour}`));
  });

  it('counts the cards of its deck by place', () => {
    const table = tableAt('alone');
    const { automa } = asView(table.view);
    const left = schemesIn(table).reduce((sum, one) => sum + one.left, 0);
    const all = schemesIn(table).reduce((sum, one) => sum + one.all, 0);
    expect([left, all - left]).toEqual([automa?.schemes.length, automa?.discarded.length]);
  });

  it('is not there where nobody is alone', () => {
    expect(text(render(Rival, { table: tableAt('draft') }).container)).toBe('');
  });
});

describe('the list on phones', () => {
  it.each(['placing', 'capturing', 'hiring', 'building', 'draft', 'characters', 'alone'])('has a spot for all that can be chosen: %s', async (name) => {
    const table = tableAt(name);
    const { container } = render(List, { table });
    await tick();
    const drawn = new Set(spots(container, '.legal'));
    for (const spot of legal(name).filter((one) => one !== 'stop')) expect(drawn).toContain(spot);
    expect(table.loose.filter((option) => option.legal).map(({ move }) => move)).toEqual(legal(name).filter((one) => one === 'stop'));
  });

  it('unfolds by a touch, and counts what is folded as drawn', async () => {
    const table = tableAt('placing');
    const { container } = render(List, { table });
    await tick();
    const hand = handOf(table).held;
    expect(spots(container, '.bcard')).toEqual([]);
    const turn = [...container.querySelectorAll('[aria-expanded]')].find((one) => text(one).startsWith('Your cards'));
    if (!turn) throw new Error('nothing to unfold');
    await fireEvent.click(turn);
    expect(spots(container, '.bcard')).toEqual(hand);
  });

  it('tells of a place who stands there and what one gets', () => {
    const { container } = render(List, { table: tableAt('placing') });
    expect(text(container.querySelector('[data-spot=quarry] .sr'))).toMatch(/^Quarry, .*now you would get 1 Stone/);
  });
});
