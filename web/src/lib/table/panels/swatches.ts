/** How the sources of points are told apart in the chart: by letter, ground and pattern. */

export interface Look {
  letter: string;
  ground: string;
  pattern: string; // lines over the ground; empty: none
}

const GROUNDS = ['prestige', 'wood', 'residential', 'neutral', 'stone', 'fixed', 'special'].map((name) => `var(--kw-class-${name})`);
const PATTERNS = ['', 'M-1 5 5 -1M3 9 9 3', 'M0 4H8', 'M-1 3 5 9M3 -1 9 5', 'M4 0V8'];
const FIRST_LETTER = 'A'.charCodeAt(0);

export const PATTERN_SIZE = 8;

export function lookOf(number: number): Look {
  return {
    letter: String.fromCharCode(FIRST_LETTER + number),
    ground: GROUNDS[number % GROUNDS.length] ?? '',
    pattern: PATTERNS[number % PATTERNS.length] ?? '',
  };
}
