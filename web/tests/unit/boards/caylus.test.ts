// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fixture } from './stage';
import FIXTURES from '../fixtures/caylus.json';
import Board from '../../../src/lib/boards/caylus/Board.svelte';
import CastleTab from '../../../src/lib/boards/caylus/CastleTab.svelte';
import Favours from '../../../src/lib/boards/caylus/Favours.svelte';
import List from '../../../src/lib/boards/caylus/List.svelte';
import Slider from '../../../src/lib/boards/caylus/Slider.svelte';
import Stock from '../../../src/lib/boards/caylus/Stock.svelte';
import { castleOf } from '../../../src/lib/boards/caylus/castle';
import { measureBoard } from '../../../src/lib/boards/caylus/measure';
import { flagsOf, plotsOf } from '../../../src/lib/boards/caylus/plots';
import { courseOf } from '../../../src/lib/boards/caylus/provost';
import { stockOf } from '../../../src/lib/boards/caylus/stock';
import { cutOff } from '../../../src/lib/boards/parts/provost';
import { stretchesOf } from '../../../src/lib/boards/parts/stretches';
import { effectsInWords } from '../../../src/lib/pieces/effects';
import { shortName } from '../../../src/lib/pieces/names';
import { isDrawn } from '../../../src/lib/pieces/sprite';
import { prefs } from '../../../src/lib/prefs.svelte';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Catalogue, Facts } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { asking } from '../table/asked';

type Name = keyof typeof FIXTURES.positions;
const CATALOGUE = FIXTURES.catalogue as unknown as Catalogue;
const PLACES = 7; // gate, trading post, guild, joust field, stables, inn, castle

beforeAll(async () => {
  prefs.language = 'en';
  await speech.load('caylus');
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

function spot(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-spot="${id}"]`);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
}

/** What is heard at a spot. */
function labelOf(id: string): string {
  return spot(id).querySelector('.sr')?.textContent ?? '';
}

/** Whatever is chosen, the server shows this view. */
function previewing(view: Facts): void {
  vi.stubGlobal('fetch', async () => Response.json({ view, events: [], over: false }));
}

describe('the board', () => {
  it('draws every building as a spot, lit where a worker can go', () => {
    const table = tableAt('place_or_pass');
    render(Board, { table });
    const { options } = told('place_or_pass').decision;
    for (const option of options.filter(({ legal, argument }) => legal && argument)) {
      expect(spot(option.argument).classList).toContain('legal');
    }
    const buildings = Object.keys(told('place_or_pass').view.road as Facts).length;
    expect(document.querySelectorAll('.tile[data-spot]')).toHaveLength(buildings + PLACES);
    expect(table.loose.map(({ verb }) => verb)).toContain('pass');
    expect(table.loose.every(({ argument }) => !(argument in (told('place_or_pass').view.road as Facts)))).toBe(true);
  });

  it('says number, name, owner and price of a building', () => {
    render(Board, { table: tableAt('place_or_pass') });
    const label = labelOf('mason');
    expect(label).toMatch(/^space 10, Mason, owner .+, costs 1 denier$/);
    expect(within(spot('mason')).getByText('Mason')).toBeTruthy();
    expect(spot('mason').querySelector('.price .coin b')?.textContent).toBe('1');
  });

  it('shows my worker as a ghost before it is sent', async () => {
    const after = told('place_or_pass').view;
    previewing({ ...after, workers: { ...(after.workers as Facts), mason: 'blue' } });
    const table = tableAt('place_or_pass');
    render(Board, { table });
    await fireEvent.click(spot('mason'));
    await vi.waitFor(() => expect(table.hasPreview).toBe(true));
    await tick();
    expect(spot('mason').querySelector('.pc.w.ghost')).toBeTruthy();
    expect(spot('mason').classList).toContain('chosen');
    expect(spot('neutral_farm').querySelector('.pc.w')).toBeNull();
  });

  it('tells why the stables are closed for two', () => {
    render(Board, { table: tableAt('two') });
    expect(spot('stables').classList).toContain('off');
    expect(labelOf('stables')).toContain('With two players it is closed: Stables.');
  });

  it('shows a residence instead of what stood there', () => {
    const table = tableAt('place_or_pass', ({ view }) => {
      view.residences = { 3: 'red' };
      view.out_of_game = ['neutral_forest'];
    });
    render(Board, { table });
    expect(labelOf('residence_3')).toContain('Residence');
    expect(document.querySelector('[data-spot="neutral_forest"]')).toBeNull();
  });

  it('names what stands on the bridge and what a worker costs', () => {
    const table = tableAt('place_or_pass', ({ view }) => {
      view.passed = ['red', 'green'];
    });
    render(Board, { table });
    expect(labelOf('bridge')).toContain('A worker costs 3 deniers now.');
  });
});

describe('the road', () => {
  it('ends for workers at the provost', () => {
    const plots = plotsOf(tableAt('move_provost'));
    expect(plots).toHaveLength(28);
    expect(plots.filter(({ hasProvost }) => hasProvost).map(({ space }) => space)).toEqual([10]);
    expect(plots.filter(({ isBeyond }) => !isBeyond)).toHaveLength(10);
    expect(plots.find(({ isNext }) => isNext)?.space).toBe(11);
    expect(plots.filter(({ trigger }) => trigger).map(({ space }) => space)).toEqual([12, 18, 24]);
  });

  it('fits its room, with three rows or with four', () => {
    const [width, height] = [817, 676];
    for (const [built, empty] of [[3, 1], [4, 0]] as const) {
      const { tile, plot, strip } = measureBoard(width, height, built, empty);
      expect((built + 1) * (tile + strip) + empty * (plot + strip)).toBeLessThanOrEqual(height);
      expect(tile).toBeGreaterThan(100);
    }
    expect(measureBoard(1600, 1400, 3, 1).scale).toBe(1.35);
  });
});

describe('the provost', () => {
  it('has a notch for each step, with its price', () => {
    const table = tableAt('move_provost');
    render(Slider, { table });
    expect(labelOf('+1')).toBe('Provost to space 11, costs 1 denier');
    expect(spot('+3').classList).toContain('off');
    expect(screen.getByText('stay')).toBeTruthy();
    expect(screen.getByText(/Beyond him, without effect: you/)).toBeTruthy();
  });

  it('cuts off who stands beyond him', () => {
    const table = tableAt('move_provost');
    expect(cutOff(courseOf(table), 10)).toEqual(['blue']);
    expect(cutOff(courseOf(table), 16)).toEqual([]);
    expect(cutOff(courseOf(table), 3)).toEqual(expect.arrayContaining(['blue', 'red', 'green', 'orange']));
  });
});

describe('the castle', () => {
  it('shows every part, built or free', () => {
    const table = tableAt('place_or_pass', ({ view }) => {
      (view.players as Record<string, { houses: Facts }>).blue = {
        ...(view.players as Record<string, { houses: Facts }>).blue,
        houses: { dungeon: 2, walls: 3 },
      };
    });
    const sections = castleOf(table);
    expect(sections.map(({ parts_drawn }) => parts_drawn.length)).toEqual([6, 10, 14]);
    expect(sections[1]?.parts_drawn.filter(({ owner }) => owner === 'blue')).toHaveLength(3);
    expect(sections.map(({ state }) => state)).toEqual(['scored', 'now', 'later']);
    render(CastleTab, { table });
    expect(screen.getByText('your 3 houses: 2 favours')).toBeTruthy();
  });
});

describe('the favour table', () => {
  it('lets a row be chosen', () => {
    render(Favours, { table: tableAt('choose_favour') });
    expect(spot('favour_prestige').classList).toContain('legal');
    expect(document.querySelectorAll('.cell.closed')).toHaveLength(4);
  });

  it('lets a column be chosen', () => {
    render(Favours, { table: tableAt('use_resource_row') });
    expect(spot('1 wood').classList).toContain('legal');
    expect(spot('1 gold').classList).toContain('off');
  });

  it('is one sentence where favours are simple', () => {
    render(Favours, { table: tableAt('two') });
    expect(screen.getByText('In this game every royal favour is worth 3 prestige points.')).toBeTruthy();
  });
});

describe('the stock', () => {
  it('has what is not built yet, and lights what can be built', () => {
    const table = tableAt('build');
    render(Stock, { table });
    expect(spot('wood_sawmill').classList).toContain('legal');
    expect(labelOf('architect')).toContain('Architect, 2 left');
    expect(document.querySelector('[data-spot="mason"]')).toBeNull();
  });

  it('has the jeweller only with its option', () => {
    const kinds = (name: Name): string[] => stockOf(tableAt(name)).flatMap(({ kinds }) => kinds.map(({ piece }) => piece.kind));
    expect(kinds('build')).not.toContain('jeweller');
    expect(kinds('two')).toContain('jeweller');
  });
});

describe('the list for phones', () => {
  it('collapses stretches without news and leaves no choice out', async () => {
    const table = tableAt('place_or_pass');
    render(List, { table });
    expect(table.loose.every(({ verb, legal }) => verb === 'pass' || !legal)).toBe(true);
    const court = screen.getByRole('button', { name: /Castle and court/ });
    expect(document.querySelector('[data-spot="gate"]')).toBeNull();
    await fireEvent.click(court);
    expect(spot('gate').classList).toContain('legal');
  });

  it('shows what is mine and the places at the provost one by one', () => {
    const table = tableAt('move_provost');
    const items = stretchesOf(table, plotsOf(table), flagsOf);
    const rows = items.flatMap((item) => (item.kind === 'row' ? [item.what.spot] : []));
    expect(rows).toEqual(expect.arrayContaining(['neutral_forest', 'wood_farm_cloth', 'mason', 'gold_mine']));
    expect(items.findIndex(({ key }) => key === 'provost')).toBe(items.findIndex((item) => item.key === 'row 10') + 1);
  });
});

describe('parts', () => {
  it('draw every building with a drawing that there is', () => {
    expect(CATALOGUE.pieces.filter(({ glyph }) => !isDrawn(glyph))).toEqual([]);
  });

  it('shorten names', () => {
    expect(shortName('Farm (wood, food)')).toBe('Farm');
    expect(shortName('Mason')).toBe('Mason');
  });

  it('put effects in words', () => {
    const said = (id: string): string[] =>
      effectsInWords(speech.words, CATALOGUE.pieces.find((piece) => piece.id === id)?.effects ?? []);
    expect(said('neutral_farm')).toEqual(['Take 1 Food or 1 Cloth.']);
    expect(said('bank')[1]).toBe('Pay 5 Deniers for 2 Gold.');
    expect(said('mason')).toEqual(['Build: Stone building.']);
  });
});

it('does not lock a tile that stands on the road while one builds from the stock', () => {
  const table = tableAt('build', ({ view, decision }) => {
    (view.road as Record<string, string>)['9'] = 'mason';
    const refused = decision.options.find(({ legal }) => !legal);
    if (!refused) throw new Error('no building is refused');
    decision.options.push({ ...refused, move: 'build mason', argument: 'mason', obstacles: [{ ...refused.obstacles[0], code: 'not_in_stock' }] as typeof refused.obstacles });
  });
  render(Board, { table });
  expect(spot('mason').classList.contains('off')).toBe(false);
});
