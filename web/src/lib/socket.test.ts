import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, TableSocket, type Link } from './socket';
import type { ServerMessage } from './types';

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.drop(1000);
  }
}

let sockets: FakeSocket[];
let links: Link[];
let messages: ServerMessage[];
let table: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  links = [];
  messages = [];
  table = new TableSocket({
    address: (since) => `ws://table?since=${since}`,
    onMessage: (message) => messages.push(message),
    onLink: (link) => links.push(link),
    connect: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    delay: () => 100,
  });
});
afterEach(() => vi.useRealTimers());

const last = (): FakeSocket => sockets.at(-1)!;

describe('the socket of a table', () => {
  it('answers what was asked, by ref', async () => {
    last().open();
    const played = table.ask({ type: 'play', a: 'take 7', version: 3 });
    const asked = table.ask({ type: 'hint' });
    const [play, hint] = last().sent;
    expect(play).toEqual({ type: 'play', a: 'take 7', version: 3, ref: 1 });
    last().hear({ type: 'hint', moves: [], ref: hint!['ref'] });
    last().hear({ type: 'table', version: 4, ref: play!['ref'] });
    await expect(asked).resolves.toMatchObject({ type: 'hint' });
    await expect(played).resolves.toMatchObject({ type: 'table', version: 4 });
    expect(messages).toHaveLength(2);
  });

  it('rejects with the refusal', async () => {
    last().open();
    const played = table.ask({ type: 'play', a: 'fly', version: 3 });
    last().hear({ type: 'error', error: { code: 'illegal-action', rule: 'R12', text: { id: 'no' } }, ref: 1 });
    await expect(played).rejects.toBeInstanceOf(Refused);
  });

  it('comes back with the last version it saw', async () => {
    expect(last().address).toBe('ws://table?since=0');
    last().open();
    last().hear({ type: 'table', version: 41 });
    const lost = table.ask({ type: 'hint' });
    last().drop();
    await expect(lost).rejects.toMatchObject({ refusal: { code: 'offline' } });
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(100);
    expect(sockets).toHaveLength(2);
    expect(last().address).toBe('ws://table?since=41');
    last().open();
    expect(links.at(-1)).toBe('open');
  });

  it('keeps trying, and at once when the network is back', async () => {
    last().drop();
    await vi.advanceTimersByTimeAsync(100);
    last().drop();
    table.wake();
    expect(sockets).toHaveLength(3);
  });

  it('stays away when it is sent away or closed', async () => {
    last().open();
    last().drop(1008);
    expect(links.at(-1)).toBe('closed');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(1);
  });

  it('refuses to ask while there is no connection', async () => {
    await expect(table.ask({ type: 'hint' })).rejects.toMatchObject({ refusal: { code: 'offline' } });
  });
});
