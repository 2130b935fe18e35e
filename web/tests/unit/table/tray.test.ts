import { describe, expect, it } from 'vitest';
import { bundlesOf, canAdd, changed, kindsIn, optionIn } from '../../../src/lib/table/prompt/tray';
import { option } from './asked';

const BUNDLES = bundlesOf([option('pay 1 food 1 wood'), option('pay 2 wood'), option('pay 1 wood 1 gold')]);

describe('a tray of goods', () => {
  it('knows every good that some bundle uses', () => {
    expect(kindsIn(BUNDLES)).toEqual(['food', 'wood', 'gold']);
  });

  it('takes only what still leads to a bundle', () => {
    expect(canAdd(BUNDLES, {}, 'wood')).toBe(true);
    expect(canAdd(BUNDLES, { wood: 1 }, 'wood')).toBe(true);
    expect(canAdd(BUNDLES, { food: 1 }, 'food')).toBe(false);
    expect(canAdd(BUNDLES, { food: 1 }, 'gold')).toBe(false);
    expect(canAdd(BUNDLES, { wood: 2 }, 'food')).toBe(false);
  });

  it('forgets goods of which none are left', () => {
    expect(changed({ wood: 1 }, 'wood', -1)).toEqual({});
    expect(changed({ wood: 1 }, 'food', 1)).toEqual({ wood: 1, food: 1 });
  });

  it('becomes an option when it equals one, in any order', () => {
    expect(optionIn(BUNDLES, { wood: 1 })).toBeNull();
    expect(optionIn(BUNDLES, { gold: 1, wood: 1 })?.move).toBe('pay 1 wood 1 gold');
    expect(optionIn(BUNDLES, {})).toBeNull();
  });
});
