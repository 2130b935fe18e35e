/** Whom one does not hear: the server keeps it, this browser remembers the names. */

import { put, remove } from '../../wire/client';

const KEY = 'keepwright-muted';

interface Silent {
  id: string;
  name: string;
}

function kept(): Silent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Silent[];
  } catch {
    return [];
  }
}

class Muted {
  people = $state.raw<Silent[]>(kept());

  has(id: string): boolean {
    return this.people.some((one) => one.id === id);
  }

  async mute(id: string, name: string): Promise<void> {
    await put(`/people/${id}/mute`);
    this.keep([...this.people.filter((one) => one.id !== id), { id, name }]);
  }

  async hear(id: string): Promise<void> {
    await remove(`/people/${id}/mute`);
    this.keep(this.people.filter((one) => one.id !== id));
  }

  private keep(people: Silent[]): void {
    this.people = people;
    localStorage.setItem(KEY, JSON.stringify(people));
  }
}

export const muted = new Muted();
