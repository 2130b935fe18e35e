/** The live connection to a table: comes back by itself and misses nothing. */

import type { ChatLine, Position } from './index';

export type Message =
  | ({ type: 'position' } & Position)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'presence'; people: string[] }
  | { type: 'beat' };
export type Connection = 'joining' | 'live' | 'lost';

const FIRST_WAIT = 400; // ms before coming again; it doubles up to the longest
const LONGEST_WAIT = 8_000;
const SILENCE = 60_000; // ms without a beat: the connection is dead though nobody closed it
const REFUSED = 4_000; // close codes from here on are refusals, 4000 + the status

interface Listener {
  heard(message: Message): void;
  changed(connection: Connection): void;
  refused(code: string): void;
  since(): number;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private watch = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.again);
    this.open();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.again);
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.socket?.close();
  }

  /** Try now, without waiting. */
  again = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.socket?.close();
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/live?since=${this.listener.since()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.changed('live');
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      this.listen();
      this.listener.heard(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.isClosed || socket !== this.socket) return;
      clearTimeout(this.watch);
      if (code >= REFUSED) {
        this.listener.refused(reason);
        return;
      }
      this.listener.changed('lost');
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private listen(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.socket?.close(), SILENCE);
  }
}
