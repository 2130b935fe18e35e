/** What a person prefers, kept in this browser. */

const KEY = 'keepwright';
const LANGUAGES = ['en', 'de', 'hu', 'it'];

/** How fast the table plays what happened. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  language: string;
  theme: 'auto' | 'day' | 'night';
  motion: 'auto' | 'off';
  sound: boolean;
  vibration: boolean; // of a phone, at my turn and at what concerns me
  speed: Speed;
  pause: boolean; // after each player, until I go on
  confirm: 'always' | 'risky' | 'never';
  patterns: boolean;
}

function firstLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

class Prefs implements Choices {
  language = $state('en');
  theme = $state<Choices['theme']>('auto');
  motion = $state<Choices['motion']>('auto');
  sound = $state(true);
  vibration = $state(true);
  speed = $state<Choices['speed']>('normal');
  pause = $state(false);
  confirm = $state<Choices['confirm']>('always');
  patterns = $state(true);

  constructor() {
    Object.assign(this, { language: firstLanguage(), ...kept() });
    this.show();
  }

  set(changes: Partial<Choices>): void {
    Object.assign(this, changes);
    const { language, theme, motion, sound, vibration, speed, pause, confirm, patterns } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, vibration, speed, pause, confirm, patterns }));
    this.show();
  }

  /** Whether the page is dark now, by choice or by the system. */
  get isNight(): boolean {
    return this.theme === 'night' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  private show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.isNight ? 'night' : 'day';
    dataset.motion = this.motion;
    dataset.patterns = this.patterns ? 'on' : 'off';
  }
}

export const prefs = new Prefs();

/** How a picture is to look so that it fits the page. */
export function shown(): { theme: 'day' | 'night'; language: string } {
  return { theme: prefs.isNight ? 'night' : 'day', language: prefs.language };
}
