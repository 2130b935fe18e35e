import { describe, expect, it } from 'vitest';
import CAYLUS from '../fixtures/caylus.json';
import MAGNA_CARTA from '../fixtures/magna_carta.json';
import { boardOf, viewOf } from '../../../src/lib/wire/facts';
import type { Catalogue, Facts } from '../../../src/lib/wire';

const catalogue = MAGNA_CARTA.catalogue as unknown as Catalogue;
const [view = {}] = Object.values(MAGNA_CARTA.positions).map((one): Facts => one.view);

describe('what is told of a game', () => {
  it('is its view, by its own type', () => {
    expect(viewOf('magna_carta', view).road.length).toBeGreaterThan(0);
  });

  it('is its board, by its own type', () => {
    expect(boardOf('magna_carta', catalogue).sections.map(({ id }) => id)).toEqual(['dungeon', 'walls', 'towers']);
    expect(boardOf('caylus', CAYLUS.catalogue as unknown as Catalogue).first_buildable).toBe(9);
  });

  it('is of no other game', () => {
    expect(() => viewOf('caylus', view)).toThrow('magna_carta');
    expect(() => boardOf('caylus', catalogue)).toThrow('magna_carta');
    expect(() => boardOf('caylus', null)).toThrow('caylus');
  });
});
