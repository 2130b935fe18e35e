/** Who sits before this page. Looking makes nobody a guest: only what needs a person does. */

import { prefs } from './prefs.svelte';
import { get, patch, post, Refused, remove, Unreachable } from './wire/client';
import type { Person } from './wire';
import { speech } from './words/speech.svelte';

const NOT_SIGNED_IN = 401;

class Oneself {
  /** The person, a guest or an account; null for somebody who only looks. */
  me = $state.raw<Person | null>(null);
  /** Whether the server has told who this is. */
  isKnown = $state(false);
  private loading: Promise<void> | null = null;

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { language } = prefs;
        if (this.me && this.me.language !== language) this.change({ language }).catch(() => undefined); // told at the next visit
      });
    });
  }

  /** Ask the server once who this is; if it cannot be reached, the next one asks again. */
  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      this.known(await get<Person>('/people/me'));
    } catch (error) {
      if (error instanceof Refused && error.problem.status === NOT_SIGNED_IN) this.known(null);
      else if (error instanceof Unreachable) this.loading = null;
      else throw error;
    }
  }

  private known(me: Person | null): Person | null {
    this.me = me;
    this.isKnown = true;
    return me;
  }

  /** Be somebody: whoever is nobody yet becomes a guest. */
  async comeIn(): Promise<Person> {
    await this.load();
    if (!this.isKnown) throw new Unreachable('/people/me');
    return this.me ?? (this.known(await post<Person>('/people/guest')) as Person);
  }

  /** Be somebody of this name; whoever writes none keeps the one there is. */
  async comeInAs(name: string): Promise<void> {
    await this.comeIn();
    if (name.trim()) await this.change({ name: name.trim() });
  }

  async claim(name: string, password: string, invite: string): Promise<void> {
    await this.comeIn();
    this.known(await post<Person>('/people/claim', { name, password, invite }));
  }

  /** Come back to an account; the page speaks its language from then on. */
  async logIn(name: string, password: string): Promise<void> {
    const me = await post<Person>('/people/log-in', { name, password });
    prefs.set({ language: me.language });
    this.known(me);
    await speech.load();
  }

  async logOut(): Promise<void> {
    await post('/people/log-out');
    this.known(null);
  }

  async change(changes: Partial<Person>): Promise<void> {
    this.known(await patch<Person>('/people/me', changes));
  }

  async forget(): Promise<void> {
    await remove('/people/me');
    this.known(null);
  }
}

export const person = new Oneself();
