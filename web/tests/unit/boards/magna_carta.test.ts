// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fixture } from './stage';
import FIXTURES from '../fixtures/magna_carta.json';
import { acrossOf, slantOf } from '../../../src/lib/boards/magna_carta/faces';
import { roadOf, seenIn } from '../../../src/lib/boards/magna_carta/cards';
import kit from '../../../src/lib/boards/magna_carta';
import { prefs } from '../../../src/lib/prefs.svelte';
import { STEPS } from '../../../src/lib/spots/choices';
import { Hosted } from '../../../src/lib/table/hosted';
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
function tableAt(name: string): Table {
  const { seat, view, decision, foresight } = fixture(name);
  const table = new Table(new Hosted('test'));
  const seats = seenIn(view).seats.map((colour, number) => ({ number, colour, kind: 'person', name: colour }));
  table.game = { id: 'magna_carta' } as Game;
  table.catalogue = catalogue;
  table.position = { seat, view, decision, seq: 1, over: false, events: [], due: [], table: { seats } } as unknown as Position;
  Object.assign(table, { foresight: { seq: 1, seat, choices: foresight } });
  return table;
}

function spots(root: HTMLElement, selector: string): string[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map((spot) => spot.dataset.spot ?? '');
}

function legalMoves(name: string): string[] {
  return fixture(name)
    .decision.options.filter(({ legal }) => legal)
    .map(({ argument }) => argument);
}

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('magna_carta');
});
afterEach(cleanup);

describe('the road', () => {
  it('tells owner, face, worker and reserve of each card', () => {
    const road = roadOf(fixture('standard_choose_place').view);
    const seen = seenIn(fixture('standard_choose_place').view);
    expect(road.map(({ place }) => place)).toEqual(seen.road);
    expect(road.filter(({ owner }) => !owner)).toHaveLength(seen.seats.length);
    for (const card of road) {
      expect(card.worker).toBe(seen.workers[card.place] ?? null);
      if (card.owner) expect(card.reserve).toBe(seen.players[card.owner]?.reserves[card.card] ?? 0);
    }
  });

  it('shows residences and prestige cards in place of the cards they cover', () => {
    const view = structuredClone(fixture('standard_build_prestige_card').view);
    const seen = seenIn(view);
    const place = 'red_small_quarry';
    expect(roadOf(view).find((card) => card.place === place)?.shown).toBe('residence');
    seen.covering.statue = place;
    expect(roadOf(view).find((card) => card.place === place)?.shown).toBe('statue');
  });

  it('ends for workers at the provost, and nowhere in the beginner rules', () => {
    const seen = seenIn(fixture('standard_choose_action').view);
    const beyond = roadOf(fixture('standard_choose_action').view).filter((card) => card.isBeyond);
    expect(beyond).toHaveLength(seen.road.length - 1 - (seen.provost ?? 0));
    expect(roadOf(fixture('beginner_choose_action').view).some((card) => card.isBeyond || card.isAtProvost)).toBe(false);
  });

  it('has room for every card', () => {
    for (const cards of [2, 14, 21, 22, 40, 52]) expect(acrossOf(cards) * 4).toBeGreaterThanOrEqual(cards);
  });
});

describe('the hand', () => {
  it('fans out by three degrees to each side', () => {
    expect([0, 1, 2].map((n) => slantOf(n, 3))).toEqual([-3, 0, 3]);
    expect(slantOf(0, 1)).toBe(0);
  });
});

describe.each(Object.keys(positions))('the board at %s', (name) => {
  it('lights exactly what can be chosen, and draws each thing once', () => {
    const table = tableAt(name);
    const { container } = render(kit.Board, { table });
    const drawn = spots(container, '[data-spot]');
    expect(new Set(drawn).size).toBe(drawn.length);
    const asked = table.decision?.options.map(({ argument, move }) => argument || move) ?? [];
    const lit = spots(container, '.legal').filter((spot) => asked.includes(spot));
    const legal = table.decision?.options.filter((option) => option.legal).map(({ argument, move }) => argument || move);
    expect(lit.sort()).toEqual(legal?.filter((spot) => drawn.includes(spot)).sort());
    const counted = table.lit.filter(({ what }) => what !== STEPS).map(({ argument, move }) => argument || move);
    expect(counted.sort()).toEqual(spots(container, '.legal').sort());
    for (const button of container.querySelectorAll('[data-spot]')) expect(button.querySelector('.sr')?.textContent).toBeTruthy();
  });

  it('fits the phone as well', () => {
    const table = tableAt(name);
    const { container } = render(kit.List, { table });
    expect(spots(container, '[data-spot]').filter((spot) => seenIn(table.view).road.includes(spot)).length).toBeGreaterThan(3);
    expect(container.querySelector('.prov') !== null).toBe(name.startsWith('standard'));
  });

  it('has tabs that render', () => {
    const table = tableAt(name);
    for (const { Panel } of kit.tabs) expect(render(Panel, { table }).container.textContent).toBeTruthy();
  });
});

describe('choices', () => {
  it('lights the places of workers with their price, and tells why not elsewhere', () => {
    const { container } = render(kit.Board, { table: tableAt('standard_choose_place') });
    expect(spots(container, '.card.legal').sort()).toEqual(legalMoves('standard_choose_place').sort());
    const place = container.querySelector('[data-spot="neutral_park"]');
    expect(place?.querySelector('.sr')?.textContent).toContain('costs 1 Denier');
    expect(place?.querySelector('.price')?.textContent).toContain('1');
  });

  it('asks for a card of one’s own on the road where one becomes a residence', () => {
    const { container } = render(kit.Board, { table: tableAt('standard_turn_card') });
    const own = legalMoves('standard_turn_card').filter(Boolean);
    expect(spots(container, '.road .card.legal').sort()).toEqual(own.sort());
  });

  it('makes the step and the choice in one go', async () => {
    const table = tableAt('standard_choose_action');
    const send = vi.spyOn(table, 'send').mockResolvedValue();
    const { container } = render(kit.Board, { table });
    const opened = table.foreseen('place_worker')?.opens?.filter(({ legal }) => legal).map(({ argument }) => argument) ?? [];
    expect(spots(container, '.road .card.legal').sort()).toEqual([...opened].sort());
    const place = container.querySelector('.road .card.legal');
    if (place) await fireEvent.click(place);
    expect(send).toHaveBeenCalledWith('place_worker', 'place neutral_quarry');
  });

  it('leaves to the prompt what has no place on the board', () => {
    const table = tableAt('standard_choose_action');
    render(kit.Board, { table });
    expect(table.loose.map(({ move }) => move)).toEqual(['place_worker', 'build', 'build_prestige', 'pass']);
  });

  it('offers the prestige cards of its rules', () => {
    const offers = (name: string): string[] => {
      const found = spots(render(kit.Board, { table: tableAt(name) }).container, '.offer');
      cleanup();
      return found;
    };
    expect(offers('standard_mulligan')).toContain('hotel');
    expect(offers('beginner_choose_action')).not.toContain('hotel');
  });

  it('leaves the provost’s phase out of the beginner rules', () => {
    expect(kit.phasesOf?.(tableAt('standard_mulligan')).map(({ id }) => id)).toContain('provost');
    expect(kit.phasesOf?.(tableAt('beginner_offer_lots')).map(({ id }) => id)).not.toContain('provost');
  });
});
