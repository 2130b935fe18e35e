// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { meantBy, packed, unpacked } from '../../../src/lib/share/link';

const RECORD = '[Game "caylus"]\n\nred: place gate # ő\n'.repeat(50);

describe('a game in an address', () => {
  it('is read as it was written, and is shorter', async () => {
    const hash = await packed(RECORD);
    expect(hash.length).toBeLessThan(RECORD.length / 4);
    expect(hash).toMatch(/^game=[\w-]+$/);
    expect(await unpacked(`#${hash}`)).toBe(RECORD);
  });

  it('that is cut off or none is not read', async () => {
    const hash = await packed(RECORD);
    expect(await unpacked(hash.slice(0, 20))).toBeNull();
    expect(await unpacked('#game=%%%')).toBeNull();
    expect(await unpacked('')).toBeNull();
  });
});

describe('an address that was pasted', () => {
  const ORIGIN = 'https://tables.example';
  it('may be of a table here, of a game, or of a file', () => {
    expect(meantBy('https://tables.example/tables/abc?at=12', ORIGIN)).toEqual({ table: 'abc', at: 12 });
    expect(meantBy('/embed?table=abc', ORIGIN)).toEqual({ table: 'abc' });
    expect(meantBy('https://elsewhere.example/study?at=3#game=xy', ORIGIN)).toEqual({ hash: '#game=xy', at: 3 });
    expect(meantBy('https://elsewhere.example/tables/abc', ORIGIN)).toEqual({ file: 'https://elsewhere.example/tables/abc' });
  });

  it('may be none', () => {
    expect(meantBy('javascript:alert(1)', ORIGIN)).toBeNull();
    expect(meantBy('http://', ORIGIN)).toBeNull();
  });
});
