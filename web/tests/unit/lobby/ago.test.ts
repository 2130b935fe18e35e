import { describe, expect, it } from 'vitest';
import { ago } from '../../../src/lib/lobby/ago';

const NOW = 1_700_000_000;
const HOUR = 3600;

describe('how long ago', () => {
  it('has no words for what has only just been, nor for what a slow clock takes for the future', () => {
    expect(ago(NOW - 10, NOW, 'en')).toBeNull();
    expect(ago(NOW + 30, NOW, 'en')).toBeNull();
  });

  it('counts in the largest unit that is full', () => {
    expect(ago(NOW - 50, NOW, 'en')).toBe('1 minute ago');
    expect(ago(NOW - 59 * 60, NOW, 'en')).toBe('59 minutes ago');
    expect(ago(NOW - 2.9 * HOUR, NOW, 'en')).toBe('2 hours ago');
    expect(ago(NOW - 25 * HOUR, NOW, 'en')).toBe('1 day ago');
    expect(ago(NOW - 15 * 24 * HOUR, NOW, 'en')).toBe('2 weeks ago');
    expect(ago(NOW - 70 * 24 * HOUR, NOW, 'en')).toBe('2 months ago');
    expect(ago(NOW - 800 * 24 * HOUR, NOW, 'en')).toBe('2 years ago');
  });

  it('speaks every language', () => {
    const words = ['de', 'hu', 'it'].map((language) => ago(NOW - 3 * HOUR, NOW, language));
    expect(words).toEqual(['vor 3 Stunden', '3 órával ezelőtt', '3 ore fa']);
  });
});
