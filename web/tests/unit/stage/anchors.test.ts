// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ARCHITECTS from '../fixtures/architects.json';
import WEST from '../fixtures/architects_tabs.json';
import CAYLUS from '../fixtures/caylus.json';
import CAYLUS_1303 from '../fixtures/caylus_1303.json';
import MAGNA_CARTA from '../fixtures/magna_carta.json';
import { kitOf } from '../../../src/lib/boards';
import { panels } from '../../../src/lib/frame/panels.svelte';
import { prefs } from '../../../src/lib/prefs.svelte';
import { bringIntoSight, canonical, chainOf, find, nearest, STAND_INS } from '../../../src/lib/spots/anchors';
import Desk from '../../../src/lib/table/Desk.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import Phone from '../../../src/lib/table/Phone.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Catalogue, Game, Seat } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import type { Fixture } from '../boards/stage';
import { asking } from '../table/asked';

interface Setting {
  catalogue: unknown;
  position: unknown;
  tab: string;
  desk: string[]; // anchors that are there
  phone: Record<string, string>; // what stands in for them there
}

const SETTINGS: Record<string, Setting> = {
  caylus: {
    catalogue: CAYLUS.catalogue,
    position: CAYLUS.positions.place_or_pass,
    tab: 'favours',
    desk: [
      'seat.blue', 'seat.blue.food', 'seat.blue.coin', 'seat.blue.points', 'seat.blue.worker', 'seat.red', 'seat.red.gold', 'seat.red.coin', 'seat.red.points',
      'place.mason', 'place.mason.worker', 'place.mason.owner', 'place.mason.effect', 'place.gate.worker', 'place.stables.worker.2', 'place.inn.worker.1', 'place.inn.worker.2',
      'road.1', 'road.28', 'road.end', 'road.strip.1', 'road.strip.28', 'provost', 'bailiff', 'bridge', 'bridge.1', 'bridge.price',
      'castle', 'castle.queue.5', 'castle.dungeon', 'castle.dungeon.1', 'castle.towers.1', 'favour.prestige.0', 'favour.prestige.1', 'favour.buildings.5', 'favour.deniers',
      'tab.stock', 'tab.castle', 'phase',
    ],
    phone: {
      'seat.blue.coin': 'seat.blue.coin', 'seat.blue.points': 'seat.blue.points', 'seat.red.gold': 'order.red', 'seat.red': 'order.red',
      'place.mason.worker': 'place.mason', 'place.gate.worker': 'place.gate', 'place.stables.worker.2': 'place.stables',
      'castle.queue.1': 'castle', 'castle.walls.3': 'castle', 'road.1': 'road.1', 'road.28': 'road.28', 'road.end': 'road.end', 'road.strip.20': 'road.strip.20', provost: 'provost',
      'bridge.2': 'phase', 'bridge.price': 'phase', 'favour.goods.2': 'tab.favours', stock: 'tab.more', turn: 'turn', phase: 'phase',
    },
  },
  magna_carta: {
    catalogue: MAGNA_CARTA.catalogue,
    position: MAGNA_CARTA.positions.standard_choose_action,
    tab: 'cards',
    desk: ['seat.ME', 'seat.ME.food', 'seat.ME.coin', 'hand', 'deck.ME', 'discard.ME', 'road.1', 'road.end', 'road.strip.1', 'provost', 'bridge', 'bridge.1', 'castle', 'castle.dungeon', 'tab.cards', 'phase'],
    phone: { 'deck.ME': 'hand', 'castle.dungeon': 'castle', 'bridge.1': 'bridge', 'road.1': 'road.1', 'road.end': 'road.end', provost: 'provost', hand: 'hand', 'seat.ME.coin': 'seat.ME.coin' },
  },
  caylus_1303: {
    catalogue: CAYLUS_1303.catalogue,
    position: CAYLUS_1303.positions.place_or_pass,
    tab: 'stock',
    desk: [
      'seat.ME', 'seat.ME.worker', 'seat.ME.points', 'site', 'site.1', 'site.3', 'site.queue.1', 'place.construction_site', 'characters', 'camp', 'camp.ME', 'bridge', 'bridge.1', 'bridge.price',
      'road.1', 'road.end', 'road.strip.1', 'provost', 'tab.characters', 'phase',
    ],
    phone: { 'site.2': 'site.2', 'site.queue.1': 'site', 'camp.ME': 'camp', characters: 'characters', 'bridge.1': 'bridge', 'road.1': 'road.1', 'seat.ME.worker': 'seat.ME.worker' },
  },
  architects: {
    catalogue: WEST.catalogue,
    position: ARCHITECTS.positions.late,
    tab: 'hand',
    desk: [
      'seat.ME', 'seat.ME.coin', 'seat.ME.virtue', 'seat.ME.worker', 'order.ME', 'turn', 'hand', 'pile', 'market', 'market.1', 'market.bm_left', 'shop.1', 'hall', 'hall.1', 'cath', 'cath.1', 'cath.5',
      'virtue', 'virtue.3', 'virtue.ME', 'tax', 'place.quarry', 'place.quarry.worker', 'place.quarry.effect', 'place.workshop.worker', 'place.prison', 'tab.built', 'tab.captures',
    ],
    phone: {
      'market.2': 'market.2', 'shop.1': 'shop.1', 'hall.3': 'hall', 'cath.2': 'cath', rewards: 'rewards', 'virtue.3': 'virtue.3', tax: 'tax', 'place.quarry.worker': 'place.quarry.worker', hand: 'hand',
      'seat.ME.captives': 'seat.ME', 'seat.ME.coin': 'seat.ME.coin', 'pile.apprentice': 'place.workshop',
    },
  },
};

async function tableOf(game: string): Promise<Table> {
  const { catalogue, position } = SETTINGS[game] as Setting;
  const { view, decision, seat, foresight } = structuredClone(position) as Fixture;
  const colours = view.seats as string[];
  const asked = asking(decision.name, [], { view, decision, seat });
  const [mine, other] = asked.table.seats as [Seat, Seat];
  const seats = colours.map((colour) => ({ ...(colour === seat ? mine : other), colour }));
  await speech.load(game);
  const table = new Table(new Hosted('t'));
  table.catalogue = catalogue as Catalogue;
  table.game = { id: game, options: [] } as unknown as Game;
  table.position = { ...asked, table: { ...asked.table, game, seats } };
  vi.spyOn(table, 'foreseen').mockImplementation((move) => foresight[move]);
  return table;
}

/** Boxes as a browser has them: everything has one, but not what is folded away. */
function layOut(): void {
  const box = { left: 0, right: 9, top: 0, bottom: 9, x: 0, y: 0, width: 9, height: 9, toJSON: () => '' };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return !this.parentElement?.closest('details:not([open])') || !!this.closest('summary');
  });
}

beforeEach(() => {
  prefs.language = 'en';
  layOut();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(Object.keys(SETTINGS))('anchors of %s', (game) => {
  const { desk, phone, tab } = SETTINGS[game] as Setting;

  it('are all there on a desk', async () => {
    const table = await tableOf(game);
    const mine = (name: string): string => name.replace('ME', table.seat ?? '');
    panels.tab = tab;
    render(Desk, { table, kit: await kitOf(game, table.catalogue) });
    await tick();
    const found = Object.fromEntries(desk.map((name) => [name, nearest(mine(name))]));
    expect(found).toEqual(Object.fromEntries(desk.map((name) => [name, mine(name)])));
  });

  it('have something that stands in for them on a phone', async () => {
    const table = await tableOf(game);
    const mine = (name: string): string => name.replace('ME', table.seat ?? '');
    panels.tab = 'board';
    render(Phone, { table, kit: await kitOf(game, table.catalogue) });
    await tick();
    const found = Object.fromEntries(Object.keys(phone).map((name) => [name, nearest(mine(name))]));
    expect(found).toEqual(Object.fromEntries(Object.entries(phone).map(([name, other]) => [name, mine(other)])));
    panels.tab = 'log';
    await tick();
    expect(nearest('road.3')).toBe('tab.board');
  });
});

describe('names', () => {
  it('lead each to something that is always on the screen', () => {
    for (const pattern of Object.keys(STAND_INS)) {
      const chain = chainOf(pattern.replaceAll('*', 'x'));
      expect(chain.some((name) => ['turn', 'phase', 'bar', 'tab.board', 'tab.more'].includes(name)), pattern).toBe(true);
      for (const name of chain) expect(name).not.toContain('$');
    }
  });

  it('are one for a counter, whatever a game calls it', () => {
    expect(canonical('seat.red.deniers')).toBe('seat.red.coin');
    expect(canonical('seat.red.silver')).toBe('seat.red.coin');
    expect(canonical('seat.red.supply')).toBe(canonical('seat.red.workers'));
    expect(canonical('favour.favour_goods.2')).toBe('favour.goods.2');
    expect(canonical('place.castle')).toBe('place.castle');
  });

  it('are passed over in closed folds; what is scrolled away is nearer than a bar', () => {
    document.body.innerHTML = '<div id="list"><i data-anchor="place.a"></i></div><b data-anchor="place.a.worker"></b><u data-anchor="tab.board"></u>';
    const [list, row, bar] = ['#list', 'i', 'u'].map((one) => document.querySelector(one) as HTMLElement) as [HTMLElement, HTMLElement, HTMLElement];
    expect(find('place.a')).toBe(row);
    list.style.overflow = 'auto';
    list.getBoundingClientRect = () => ({ left: 0, right: 9, top: 50, bottom: 60 }) as DOMRect;
    expect(find('place.a')).toBe(row);
    expect(bringIntoSight('place.a')).toBe(true);
    expect(bringIntoSight('place.a.worker')).toBe(false);
    row.checkVisibility = () => false;
    expect(find('place.a')).toBe(bar);
    document.body.innerHTML = '';
    expect(find('place.a')).toBeNull();
  });
});
