// @vitest-environment jsdom
import './stage';
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kitOf } from '../../../src/lib/boards';
import Board from '../../../src/lib/boards/plain/Board.svelte';
import { ownerOf } from '../../../src/lib/boards/plain/facts';
import { Hosted } from '../../../src/lib/table/hosted';
import { Table } from '../../../src/lib/table/table.svelte';
import type { Catalogue, Position } from '../../../src/lib/wire';
import { speech } from '../../../src/lib/words/speech.svelte';
import { asking } from '../table/asked';

interface Fixture {
  catalogue: Catalogue;
  positions: Record<string, { view: Position['view'] }>;
}
const { catalogue, positions } = JSON.parse(readFileSync('tests/unit/fixtures/caylus.json', 'utf8')) as Fixture;

beforeAll(() => speech.load('caylus'));
afterEach(cleanup);

describe('the plain board', () => {
  it('is what a game has that brings none', async () => {
    const kit = await kitOf('some_other_game', catalogue);
    expect(kit.Board).toBe(Board);
    expect(kit.fields).toContain('deniers');
    expect(kit.points).toBe('prestige');
    expect(kit.phases.map(({ id }) => id)).toEqual(['income', 'placement', 'special', 'provost', 'buildings', 'castle', 'end_of_round']);
  });

  it('draws every piece as a spot, and tells all else in words', () => {
    const view = Object.values(positions)[0]?.view ?? {};
    const table = new Table(new Hosted('t'));
    table.catalogue = catalogue;
    table.position = { ...asking('place_or_pass', []), view };
    const { container } = render(Board, { table });
    expect([...container.querySelectorAll('[data-spot]')].map((spot) => spot.getAttribute('data-spot'))).toEqual(
      catalogue.pieces.map(({ id }) => id),
    );
    expect(screen.getByText('Provost')).toBeTruthy();
  });

  it('finds owners in any fact that names them', () => {
    expect(ownerOf({ seats: ['red'], owners: { mason: 'red' } }, 'mason')).toBe('red');
    expect(ownerOf({ seats: ['red'], owners: { mason: 'red' } }, 'inn')).toBeNull();
  });
});
