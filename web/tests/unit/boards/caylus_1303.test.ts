// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fixture } from './stage';
import FIXTURES from '../fixtures/caylus_1303.json';
import Board from '../../../src/lib/boards/caylus_1303/Board.svelte';
import Card from '../../../src/lib/boards/caylus_1303/Card.svelte';
import CharactersTab from '../../../src/lib/boards/caylus_1303/CharactersTab.svelte';
import List from '../../../src/lib/boards/caylus_1303/List.svelte';
import Slider from '../../../src/lib/boards/caylus_1303/Slider.svelte';
import Stock from '../../../src/lib/boards/caylus_1303/Stock.svelte';
import kit from '../../../src/lib/boards/caylus_1303';
import { measureBoard, SITE_HEIGHT } from '../../../src/lib/boards/caylus_1303/measure';
import { plotsOf, sideUp } from '../../../src/lib/boards/caylus_1303/plots';
import { slotsOf } from '../../../src/lib/boards/caylus_1303/site';
import { stockOf } from '../../../src/lib/boards/caylus_1303/stock';
import { prefs } from '../../../src/lib/prefs.svelte';
import { unseenPoints } from '../../../src/lib/table/log/changes';
import Unconfirmed from '../../../src/lib/rules/Unconfirmed.svelte';
import { charactersOf } from '../../../src/lib/boards/caylus_1303/characters';
import { Hosted } from '../../../src/lib/table/hosted';
import Opponents from '../../../src/lib/table/panels/Opponents.svelte';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Catalogue, Piece, Preview } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { asking } from '../table/asked';

type Name = keyof typeof FIXTURES.positions;
const CATALOGUE = FIXTURES.catalogue as unknown as Catalogue;
const PRINTED = ['fairground', 'lawyer', 'carpenter', 'toll'];

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('caylus_1303');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function told(name: Name): Fixture {
  return structuredClone(FIXTURES.positions[name]) as unknown as Fixture;
}

function tableAt(name: Name, change: (asked: Fixture) => void = () => undefined): Table {
  const asked = told(name);
  change(asked);
  const { view, decision, seat, foresight } = asked;
  const table = new Table(new Hosted('t'));
  table.catalogue = CATALOGUE;
  table.position = asking(decision.name, [], { view, decision, seat });
  vi.spyOn(table, 'foreseen').mockImplementation((move) => foresight[move]);
  return table;
}

function pieceOf(id: string): Piece {
  const piece = CATALOGUE.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}

function spot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-spot="${id}"]`);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
}

/** What is heard at a spot. */
function labelOf(id: string): string {
  return spot(id).querySelector('.sr')?.textContent ?? '';
}

describe('the board', () => {
  it('draws every building as a spot, lit where a worker can go', () => {
    const table = tableAt('place_or_pass');
    render(Board, { table });
    const { options } = told('place_or_pass').decision;
    for (const { argument } of options.filter(({ legal, argument }) => legal && argument)) {
      expect(spot(argument).classList).toContain('legal');
    }
    for (const id of [...PRINTED, 'guilds_bridge', 'camp', 'construction_site', '1', '2', '3']) spot(id);
    expect(table.loose.filter(({ legal }) => legal).map(({ verb }) => verb)).toEqual(['pass']);
  });

  it('says number, name, owner, worker and price of a building', () => {
    render(Board, { table: tableAt('place_or_pass') });
    expect(labelOf('wood_quarry')).toMatch(/^space 13, Quarry \(wood\), owner .+, costs 1 worker$/);
    cleanup();
    render(Board, { table: tableAt('bridge_move') });
    expect(labelOf('wood_spinning_mill')).toMatch(/^space 11, Spinning Mill, owner .+, worker of .+, worker of .+$/);
    expect(spot('wood_spinning_mill').querySelectorAll('.pc.w')).toHaveLength(2);
    expect(labelOf('wood_covered_market')).toContain('beyond the provost');
  });

  it('shows as many pawns as a place costs, and what a placement costs on the bridge', () => {
    const two = ({ view, foresight }: Fixture): void => {
      view.passed = ['red'];
      for (const foreseen of Object.values(foresight)) foreseen.cost = 2;
    };
    render(Board, { table: tableAt('place_or_pass', two) });
    expect(spot('fairground').querySelectorAll('.price .ic')).toHaveLength(2);
    expect(labelOf('fairground')).toBe('Fairground, costs 2 workers');
    expect(labelOf('guilds_bridge')).toContain('a placement costs 2 workers');
  });

  it('shows my worker as a ghost before it is sent, also at the construction site', async () => {
    const after = told('place_or_pass').view;
    vi.stubGlobal('fetch', async () => Response.json({ view: { ...after, site: ['blue'] }, events: [], over: false }));
    const table = tableAt('place_or_pass');
    render(Board, { table });
    await fireEvent.click(spot('construction_site'));
    await vi.waitFor(() => expect(table.hasPreview).toBe(true));
    await tick();
    expect(spot('construction_site').querySelectorAll('.pc.ghost')).toHaveLength(1);
    expect(spot('construction_site').classList).toContain('chosen');
    expect(spot('toll').querySelector('.pc.w')).toBeNull();
  });

  it('lets the Lawyer claim starting buildings only', () => {
    render(Board, { table: tableAt('claim') });
    expect(spot('start_farm_1').classList).toContain('legal');
    expect(spot('wood_tailor').classList).not.toContain('legal');
    expect(spot('start_farm_1').querySelector('.price')).toBeNull(); // somebody stands there, and it is paid in cloth
  });

  it('shows a residence instead of the building that was turned over', () => {
    render(Board, { table: tableAt('build_monument') });
    expect(labelOf('start_carpenter')).toMatch(/^space 3, Residence, owner /);
    expect(spot('start_carpenter').classList).toContain('residential');
  });

  it('counts the camp, and has a place for five', () => {
    const table = tableAt('five');
    render(Board, { table });
    const { players } = table.view as { players: Record<string, { camp: number }> };
    for (const { camp } of Object.values(players)) expect(labelOf('camp')).toContain(`: ${camp}`);
    expect(document.querySelectorAll('.plank')).toHaveLength(5);
  });
});

describe('the construction site', () => {
  it('opens its buildings by and by', () => {
    expect(slotsOf(tableAt('draft')).map(({ opens }) => opens)).toEqual([0, 4, 7]);
    expect(slotsOf(tableAt('build')).map(({ opens }) => opens)).toEqual([0, 0, 0]);
    render(Board, { table: tableAt('use_favor') });
    expect(spot('1').classList).toContain('legal');
    expect(labelOf('3')).toContain('Opens in round 7.');
    expect(spot('3').classList).toContain('off');
  });

  it('has the buildings with their set-up side up', () => {
    const [, , quarry] = slotsOf(tableAt('use_favor'));
    expect(quarry?.piece.id).toBe('stone_sawmill');
    expect(quarry?.piece.effects[0]?.gains).toEqual([{ wood: 1, cloth: 1 }]);
    expect(sideUp(pieceOf('stone_sawmill'), 'blue').effects[0]?.gains).toEqual([{ wood: 2, cloth: 1 }]);
    expect(sideUp(pieceOf('stone_sawmill'), null).owner_effects).toEqual([]);
  });
});

describe('the characters', () => {
  it('are drafted on the board', () => {
    const table = tableAt('draft');
    render(Board, { table });
    expect(document.querySelectorAll('.char .legal')).toHaveLength(7);
    expect(table.loose.filter(({ legal }) => legal)).toEqual([]);
  });

  it('are all there while those of others are asked for', () => {
    const table = tableAt('use_favor');
    render(Board, { table });
    expect(spot('thief').classList).toContain('legal');
    expect(labelOf('thief')).toMatch(/^Thief, with /);
    expect(labelOf('steward')).toContain('No player has this character');
    expect(labelOf('foreman')).toContain('You already have this character');
    expect(table.loose.filter(({ legal }) => legal)).toEqual([]);
  });

  it('on the board tell what they can do', () => {
    render(Board, { table: tableAt('take_from_board') });
    expect(spot('bailiff').classList).toContain('legal');
    expect(labelOf('bailiff')).toBe('Bailiff, on the board, moves the provost last, 1 step');
    expect(document.querySelector('[data-spot="goldsmith"]')).toBeNull();
  });

  it('stand under the names of the players, and player by player in their tab', () => {
    const table = tableAt('place_or_pass');
    expect(kit.remarks?.(table, 'yellow')).toEqual(['Night Worker, Journeyman']);
    render(CharactersTab, { table });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(document.querySelectorAll('.char')).toHaveLength(7);
  });
});

describe('the road', () => {
  it('acts as far as the provost, who stands between the spaces', () => {
    const plots = plotsOf(tableAt('bridge_move'));
    expect(plots).toHaveLength(23);
    expect(plots.filter(({ isBeyond }) => isBeyond).map(({ space }) => space)[0]).toBe(16);
    expect(plots.find(({ hasProvost }) => hasProvost)?.space).toBe(15);
    expect(plots.find(({ isNext }) => isNext)?.space).toBe(18);
  });

  it('lets the provost stand before its first space', () => {
    const table = tableAt('bridge_move', ({ view }) => {
      view.provost = 0;
    });
    expect(plotsOf(table).every(({ isBeyond }) => isBeyond)).toBe(true);
    render(Board, { table });
    expect(document.querySelectorAll('.cell.start')).toHaveLength(1);
    expect(document.querySelectorAll('.cell.prov')).toHaveLength(0);
  });

  it('fits its room, with two rows built or three', () => {
    const [width, height] = [817, 676];
    for (const [built, empty] of [[2, 1], [3, 0]] as const) {
      const { tile, plot, strip } = measureBoard(width, height, built, empty);
      expect(SITE_HEIGHT + (built + 1) * (tile + strip) + empty * (plot + strip)).toBeLessThanOrEqual(height);
      expect(tile).toBeGreaterThan(95);
    }
  });
});

describe('the provost', () => {
  it('has a notch for each step, with its price in workers', () => {
    render(Slider, { table: tableAt('bridge_move') });
    expect(labelOf('+1')).toBe('Provost behind space 16, costs 1 worker');
    expect(labelOf('0')).toBe('Provost behind space 15');
    expect(document.querySelectorAll('.slider [data-spot]')).toHaveLength(7);
    expect(screen.getByText(/Beyond him, without effect/)).toBeTruthy();
  });
});

describe('the stock', () => {
  it('has what is not laid out, and lights what can be built', () => {
    const table = tableAt('build');
    render(Stock, { table });
    const legal = told('build').decision.options.filter((option) => option.legal && option.argument);
    for (const { argument } of legal) expect(spot(argument).classList).toContain('legal');
    expect(document.querySelector('[data-spot="wood_farm"]')).toBeNull();
    expect(stockOf(table).map(({ group }) => group)).toEqual(['stone', 'monument']); // all wood tiles are built
  });

  it('offers the monuments', () => {
    render(Stock, { table: tableAt('build_monument') });
    const legal = told('build_monument').decision.options.filter((option) => option.legal && option.argument);
    expect(legal.length).toBeGreaterThan(0);
    for (const { argument } of legal) expect(spot(argument).classList).toContain('legal');
    expect(labelOf('mansion')).toContain('Mansion, 5 Gold, 5 Stone, 20 Prestige points');
  });
});

describe('the list for phones', () => {
  it('leaves no choice out, and opens the characters when they are asked for', async () => {
    const table = tableAt('place_or_pass');
    render(List, { table });
    expect(table.loose.filter(({ legal }) => legal).map(({ verb }) => verb)).toEqual(['pass']);
    expect(document.querySelector('[data-spot="toll"]')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /Before the bridge/ }));
    expect(spot('toll').classList).toContain('legal');
    cleanup();
    render(List, { table: tableAt('use_favor') });
    expect(spot('thief').classList).toContain('legal');
    expect(spot('1').classList).toContain('legal');
  });

  it('draws the provost before the first space where he stands there', () => {
    const table = tableAt('bridge_move', ({ view }) => {
      view.provost = 0;
    });
    render(List, { table });
    const flag = document.querySelector('.flags.provost');
    expect(flag?.nextElementSibling?.textContent).toContain('Carpenter');
  });
});

describe('points', () => {
  it('of others are hidden, unless the table shows them', () => {
    render(Opponents, { table: tableAt('place_or_pass'), kit });
    expect(screen.getAllByText('Points: hidden')).toHaveLength(1); // the table has two seats
    cleanup();
    render(Opponents, { table: tableAt('five'), kit });
    expect(screen.queryByText('Points: hidden')).toBeNull();
  });
});

describe('what a choice brings to others', () => {
  it('is told where their points are hidden, and not twice where they are seen', () => {
    const event = { code: 'owner_rewarded', facts: { seat: 'yellow', place: 'wood_market', prestige: 2, parts: {} }, reasons: [] };
    expect(unseenPoints(CATALOGUE.events, [event, event], told('place_or_pass').view)).toEqual({ yellow: { prestige: 4 } });
    expect(unseenPoints(CATALOGUE.events, [event], told('five').view)).toEqual({});
  });
});

describe('what is not confirmed', () => {
  it('is told on the card of each tile that it concerns, and on no other', () => {
    const unsure = speech.words.text('unconfirmed_piece');
    const told = CATALOGUE.pieces.filter((piece) => {
      const { container } = render(Card, { table: tableAt('place_or_pass'), piece });
      const isTold = container.textContent?.includes(unsure);
      cleanup();
      return isTold;
    });
    expect(told.length).toBeGreaterThan(10);
    expect(told).toEqual(CATALOGUE.pieces.filter(({ confidence }) => confidence === 'low'));
  });

  it('is marked at its place on the board, in the list and in the stock', () => {
    const isLow = (id: string | null): boolean =>
      CATALOGUE.pieces.some((piece) => piece.confidence === 'low' && piece.id === id);
    const table = tableAt('place_or_pass');
    for (const [shown, least] of [[Board, 2], [List, 2], [Stock, 10]] as const) {
      const { container } = render(shown, { table });
      const spots = [...container.querySelectorAll('[data-spot]')].filter((spot) => {
        const id = spot.getAttribute('data-spot');
        return CATALOGUE.pieces.some((piece) => piece.id === id && piece.sort === 'building');
      });
      const marked = spots.filter((spot) => spot.querySelector('.unsure-mark'));
      expect(marked.length).toBeGreaterThanOrEqual(least);
      expect(marked).toEqual(spots.filter((spot) => isLow(spot.getAttribute('data-spot'))));
      for (const spot of marked) expect(spot.textContent).toContain(speech.words.text('c1303-unconfirmed'));
      cleanup();
    }
  });

  it('is told of the road at its end', async () => {
    render(Board, { table: tableAt('place_or_pass') });
    await fireEvent.click(screen.getByRole('button', { name: /^end of the road/ }));
    expect(screen.getByText(/^Not confirmed: the length of the road, where the stone tile lies/)).toBeTruthy();
  });

  it('is told of the game, with its rulings', () => {
    render(Unconfirmed, { game: CATALOGUE.game, figures: CATALOGUE.unconfirmed });
    for (const [figure, ruling] of Object.entries(CATALOGUE.unconfirmed)) {
      expect(screen.getByText(new RegExp(speech.words.text(`unconfirmed-${figure}`)))).toBeTruthy();
      expect(screen.getByRole('link', { name: ruling }).getAttribute('href')).toContain(CATALOGUE.game);
    }
  });

  it('is nothing where all is', () => {
    const { container } = render(Unconfirmed, { game: CATALOGUE.game, figures: {} });
    expect(container.textContent).toBe('');
  });
});

it('leaves the characters where they are while one is chosen', () => {
  const table = tableAt('draft');
  const ids = (): string[] => charactersOf(table).map(({ id }) => id);
  const before = ids();
  const view = structuredClone(told('draft').view) as unknown as { characters: string[]; players: Record<string, { characters: string[] }> };
  const [, taken = ''] = view.characters;
  view.characters = view.characters.filter((id) => id !== taken);
  view.players[table.seat ?? '']?.characters.push(taken);
  const option = table.decision?.options.find(({ argument }) => argument === taken);
  if (!option) throw new Error('it can be taken');
  table.turn = { is: 'chosen', option, preview: { view, events: [] } as unknown as Preview, loose: [] };
  expect(ids()).toEqual(before);
  expect(charactersOf(table).find(({ id }) => id === taken)).toMatchObject({ holder: table.seat, from: null, isDraft: true });
});
