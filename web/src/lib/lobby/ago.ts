/** How long ago something was, in the words of a language. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: [Intl.RelativeTimeFormatUnit, number, number][] = [
  // unit, its seconds, and up to how many seconds it is used
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 7 * DAY],
  ['week', 7 * DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
  ['year', 365 * DAY, Infinity],
];
const A_MOMENT = 45; // seconds

/** The words for a moment past, both in seconds; null for what has only just been. */
export function ago(moment: number, now: number, language: string): string | null {
  const seconds = Math.max(0, now - moment);
  if (seconds < A_MOMENT) return null;
  const [unit, length] = STEPS.find(([, , limit]) => seconds < limit) ?? ['year', 365 * DAY];
  const count = Math.max(1, Math.floor(seconds / length));
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-count, unit);
}
