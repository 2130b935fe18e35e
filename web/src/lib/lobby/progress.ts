/** How far somebody has come in the first game of each game; kept in this browser with the game itself. */

import type { Kept } from '../study/study.svelte';

const PREFIX = 'keepwright-tutorial-';
const GAME = 'keepwright-study-tutorial-'; // under which the game itself is kept

/** Where in a tutorial somebody is: the server says where that leads (POST /study/guide). */
export interface Place {
  step: number;
  is_shown: boolean; // else its moment is waited for
  since: number;
}

export interface Progress {
  place: Place;
  isHidden: boolean; // whether the newcomer plays without the guide
  isDone: boolean; // whether the last step was seen
}

export const START: Progress = { place: { step: 0, is_shown: false, since: 0 }, isHidden: false, isDone: false };

export function progressOf(game: string): Progress | null {
  const text = localStorage.getItem(PREFIX + game);
  return text === null ? null : (JSON.parse(text) as Progress);
}

export function keepProgress(game: string, progress: Progress): void {
  localStorage.setItem(PREFIX + game, JSON.stringify(progress));
}

/** The first game as it was left; null if it was never begun, or cannot be read. */
export function keptGame(game: string): Kept | null {
  const text = progressOf(game) && localStorage.getItem(GAME + game);
  try {
    return text ? (JSON.parse(text) as Kept) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepGame(game: string, kept: Kept): void {
  localStorage.setItem(GAME + game, JSON.stringify(kept));
}

export function startOver(game: string): void {
  localStorage.removeItem(PREFIX + game);
  localStorage.removeItem(GAME + game);
}

/** Whether a first game was begun and is not finished yet. */
export function isUnderWay(game: string): boolean {
  const progress = progressOf(game);
  return progress !== null && !progress.isDone;
}
