/** A table that a server hosts: heard live, told by requests. */

import type { Facts, ForecastNow, Foresight, Position, Preview, Scenes } from '../wire';
import { blob, get, post } from '../wire/client';
import { Live } from '../wire/live';
import { shown } from '../prefs.svelte';
import { go } from '../router.svelte';
import type { Ear, Form, Moment, Sent, Source } from './source';

export class Hosted implements Source {
  readonly isHosted = true;
  readonly isFromPosition = false;
  private live: Live | null = null;

  constructor(readonly id: string) {}

  open(ear: Ear): void {
    this.live = new Live(this.id, ear);
  }

  close(): void {
    this.live?.close();
  }

  again(): void {
    this.live?.again();
  }

  position = (at: number, eyes: string | null): Promise<Position> =>
    get(`/tables/${this.id}/position?at=${at}${eyes === null ? '' : `&seat=${eyes}`}`);
  scenes = (since: number, upto: number, eyes: string | null): Promise<Scenes> =>
    get(`/tables/${this.id}/scenes?since=${since}&upto=${upto}${eyes === null ? '' : `&seat=${eyes}`}`);
  foresight = (seat: string): Promise<Foresight> => get(`/tables/${this.id}/foresight?seat=${seat}`);
  forecast = (seat: string): Promise<ForecastNow> => get(`/tables/${this.id}/forecast?seat=${seat}`);
  preview = (seat: string, move: string, seq: number): Promise<Preview> =>
    post(`/tables/${this.id}/preview`, { seat, move, expected_seq: seq });

  async decide(sent: Sent): Promise<void> {
    await post(`/tables/${this.id}/decisions`, sent);
  }

  async command(name: string, body: Facts): Promise<number> {
    return (await post<{ seq: number }>(`/tables/${this.id}/${name}`, body)).seq;
  }

  get record(): string {
    return `/api/v1/tables/${this.id}/record`;
  }

  linkTo = async (at: number): Promise<string> => `/tables/${this.id}?at=${at}`;
  embedAt = async (at: number): Promise<string> => `/embed?table=${this.id}&at=${at}`;
  momentAt = (at: number): Promise<Moment> => get(`/tables/${this.id}/study?at=${at}`);

  async study(at: number, isSettingUp = false): Promise<void> {
    go(`/study?table=${this.id}&at=${at}${isSettingUp ? '&set_up' : ''}`);
  }

  picture(at: number, eyes: string | null, form: Form): Promise<Blob> {
    const { theme, language } = shown();
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    return blob('GET', `/tables/${this.id}/picture.${form}?at=${at}&theme=${theme}&language=${language}${seat}`);
  }
}
