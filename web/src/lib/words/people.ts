/** What people are called, in the language of the page. */

import type { Bot, Seat } from '../wire';
import { say, speech } from './speech.svelte';

/** Somebody as whom a bot plays: the name is the same everywhere, a junior's has a word beside it. */
export function botName(bot: Bot): string {
  return bot.is_junior ? say('person-younger', { name: bot.name }) : bot.name;
}

/** Somebody real: the name that was chosen, or a guest's number. */
export function personName(person: { name: string; guest: string | null }): string {
  return person.guest ? say('person-guest', { number: person.guest }) : person.name;
}

/** Whoever a seat belongs to: a person, even where a bot plays on, or a bot; nobody has no name. */
export function seatName({ name, guest, played_by: bot }: Seat): string | null {
  if (name) return personName({ name, guest });
  return bot ? botName(bot) : null;
}

/** What somebody is like; where a game lacks what he is known for, what he is like there. */
export function temperamentOf({ face }: Bot, game: string): string {
  return say(speech.has(`temperament-${face}-${game}`) ? `temperament-${face}-${game}` : `temperament-${face}`);
}
