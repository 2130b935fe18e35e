/** The language that is spoken now, for the page and for the game on it. */

import { prefs } from '../prefs.svelte';
import type { GameWords } from '../wire';
import { get } from '../wire/client';
import { bundleOf, learn, Words, type Facts } from './words';

const FILES = import.meta.glob<string>('../../../../src/keepwright/locales/*/*.ftl', { query: '?raw', import: 'default' });
const FOLDER = '../../../../src/keepwright/locales';
const COMMON = ['engine', 'server', 'web'];
export const LANGUAGES = ['en', 'de', 'hu', 'it'];

async function read(language: string, names: string[]): Promise<string[]> {
  return Promise.all(names.map((name) => FILES[`${FOLDER}/${language}/${name}.ftl`]?.() ?? ask(language, name)));
}

/** The texts of a game that this page was built without. */
async function ask(language: string, game: string): Promise<string> {
  const { text, verbs, moves } = await get<GameWords>(`/games/${game}/words/${language}`);
  learn(game, verbs, moves);
  return text;
}

class Speech {
  words = $state.raw(new Words('en', '', bundleOf('en', [])));

  /** Speak the chosen language about this game, or about the page alone; the last game stays known. */
  async load(game: string = this.words.game): Promise<void> {
    const language = prefs.language;
    const texts = await read(language, game ? [...COMMON, game] : COMMON);
    if (language === prefs.language) this.words = new Words(language, game, bundleOf(language, texts));
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.words.has(id);
  }

  say(id: string, facts: Facts = {}): string {
    return this.words.text(id, facts);
  }
}

export const speech = new Speech();

/** The page's message with this id. */
export function say(id: string, facts: Facts = {}): string {
  return speech.say(id, facts);
}
