/** Who we are to the server; null until one has come in. */

import { get, Refused, Unreachable } from './wire/client';
import type { Person } from './wire';

class Me {
  me = $state.raw<Person | null>(null);

  /** Ask the server who we are. */
  async load(): Promise<Person | null> {
    try {
      this.me = await get<Person>('/people/me');
    } catch (error) {
      if (error instanceof Refused) this.me = null;
      else if (!(error instanceof Unreachable)) throw error;
    }
    return this.me;
  }
}

export const person = new Me();
