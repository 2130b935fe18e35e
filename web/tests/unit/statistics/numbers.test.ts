import { describe, expect, it } from 'vitest';
import { percent, plain, range, signed } from '../../../src/lib/statistics/numbers';
import { scaleOf, stepFor } from '../../../src/lib/statistics/scale';

describe('numbers', () => {
  it('are written as the language does', () => {
    expect(plain('en', 1234.56)).toBe('1,234.6');
    expect(plain('de', -0.5)).toBe('−0,5');
    expect(percent('en', 0.333)).toBe('33%');
    expect(percent('en', 0.033)).toBe('3.3%');
    expect(percent('en', 0)).toBe('0%');
    expect(percent('en', 0.0999)).toBe('10%');
  });

  it('show their sign where they compare', () => {
    expect(signed('en', 2.34)).toBe('+2.3');
    expect(signed('hu', -2.34)).toBe('−2,3');
    expect(signed('en', -0.04)).toBe('0.0');
  });

  it('stand alone where a range has one end', () => {
    expect(range('5', '9')).toBe('5–9');
    expect(range('5', '5')).toBe('5');
  });
});

describe('a scale', () => {
  it('takes round steps', () => {
    expect(stepFor(60, 6)).toBe(10);
    expect(stepFor(61, 6)).toBe(20);
    expect(stepFor(0.48, 6)).toBeCloseTo(0.1);
  });

  it('holds all values between its ends', () => {
    const { ticks, at } = scaleOf(22, 109, 60, 400);
    expect(ticks).toEqual([20, 40, 60, 80, 100, 120]);
    expect(at(20)).toBe(60);
    expect(at(120)).toBe(400);
    expect(at(70)).toBe(230);
  });

  it('has fewer ticks where there is less room', () => {
    expect(scaleOf(0, 0.5, 0, 120).ticks.length).toBeLessThan(4);
    expect(scaleOf(0, 0.5, 0, 600).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('goes below nothing', () => {
    const { ticks, at } = scaleOf(-3, 20, 0, 400);
    expect(ticks).toEqual([-5, 0, 5, 10, 15, 20]);
    expect(at(0)).toBe(80);
  });

  it('does with a single value', () => {
    expect(scaleOf(7, 7, 0, 100).ticks.length).toBeGreaterThan(1);
  });
});
