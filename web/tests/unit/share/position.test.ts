import { describe, expect, it } from 'vitest';
import { settingUp } from '../../../src/lib/share/position';

describe('the way to setting up', () => {
  it('is that to the study, and a word more', () => {
    expect(settingUp('/study?table=abc&at=4')).toBe('/study?table=abc&at=4&set_up');
    expect(settingUp('/study?at=4#game=x_y')).toBe('/study?at=4&set_up#game=x_y');
    expect(settingUp('/study#game=x')).toBe('/study?set_up#game=x');
  });
});
