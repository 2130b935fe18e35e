/** The time now, for clocks that count: seconds since the epoch, as the server tells times. */

const BEAT = 1_000; // ms

export class Moment {
  now = $state(Date.now() / 1000);

  /** Let it run; returns what stops it. */
  run(): () => void {
    const timer = setInterval(() => {
      this.now = Date.now() / 1000;
    }, BEAT);
    return () => clearInterval(timer);
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** So many seconds in days, hours, minutes and seconds. */
export function spanOf(seconds: number): Span {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: whole % MINUTE,
  };
}
