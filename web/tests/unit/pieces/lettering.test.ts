import { describe, expect, test } from 'vitest';
import { widestOf } from '../../../src/lib/pieces/lettering';

// measured in Grenze 600
const MEASURED: Record<string, number> = {
  Kunstdenkmal: 5.54,
  Kathedrale: 4.23,
  Wohngebäude: 5.49,
  Kereskedőcéh: 5.26,
  Schuldeneintreiber: 7.13,
  Händlergilde: 4.92,
  Zimmermann: 5.11,
  Fűrészmalom: 5.12,
  Adósságbehajtó: 6.1,
};

describe('widths of words', () => {
  test.each(Object.entries(MEASURED))('%s is not judged too slim, nor much too wide', (word, ems) => {
    expect(widestOf(word)).toBeGreaterThan(ems * 0.98);
    expect(widestOf(word)).toBeLessThan(ems * 1.15);
  });

  test('a name is as wide as its widest word', () => {
    expect(widestOf('Lovagi tornapálya')).toBe(widestOf('tornapálya'));
    expect(widestOf('Ács')).toBeLessThan(widestOf('Kőfejtő'));
  });
});
