/** Numbers as a language writes them. */

const MINUS = '−';

/** A number with so many digits behind the point. */
export function plain(language: string, value: number, digits = 1): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', MINUS);
}

/** A share in per cent; from 10 % on without digits. */
export function percent(language: string, share: number): string {
  const digits = share > 0 && share < 0.0995 ? 1 : 0;
  return share.toLocaleString(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How much more or less something is, always with its sign. */
export function signed(language: string, value: number): string {
  const written = plain(language, Math.abs(value));
  return Number(value.toFixed(1)) === 0 ? written : (value > 0 ? '+' : MINUS) + written;
}

/** From one to another. */
export function range(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}
