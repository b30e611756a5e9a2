import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentWith, FakeSocket } from '../testing/fake-socket';
import { Refused, TableSocket, type Link, type OtherMessage } from './socket';
import type { TableDocument } from './types';

let sockets: FakeSocket[];
let links: Link[];
let messages: OtherMessage[];
let documents: TableDocument[];
let table: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sockets = [];
  links = [];
  messages = [];
  documents = [];
  table = new TableSocket({
    address: 'ws://table',
    onDocument: (document) => documents.push(document),
    onMessage: (message) => messages.push(message),
    onLink: (link) => links.push(link),
    connect: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    delay: (attempt) => 100 * (attempt + 1),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const last = (): FakeSocket => sockets.at(-1)!;
const now = (): TableDocument => documents.at(-1)!;

describe('the socket of a table', () => {
  it('answers what was asked, by ref', async () => {
    last().open();
    last().hearDocument(documentWith());
    const played = table.ask({ type: 'play', a: 'take 7', question: 'q1' });
    const asked = table.ask({ type: 'hint' });
    const [play, hint] = last().sent;
    expect(play).toEqual({ type: 'play', a: 'take 7', question: 'q1', ref: 1 });
    last().hear({ type: 'hint', moves: [], ref: hint!['ref'] });
    last().hearPatch([{ op: 'replace', path: '/step', value: 4 }], play!['ref']);
    await expect(asked).resolves.toMatchObject({ type: 'hint' });
    await expect(played).resolves.toMatchObject({ type: 'patch' });
    expect(now().step).toBe(4);
    expect(messages).toHaveLength(1);
  });

  it('answers with the whole document too', async () => {
    last().open();
    const undone = table.ask({ type: 'undo', question: 'q0' });
    last().hearDocument(documentWith({ step: 2 }), 1);
    await expect(undone).resolves.toMatchObject({ type: 'table' });
    expect(now().step).toBe(2);
  });

  it('rejects with the refusal', async () => {
    last().open();
    const played = table.ask({ type: 'play', a: 'fly', question: 'q1' });
    last().hear({ type: 'error', error: { code: 'illegal-action', rule: 'R12', text: { id: 'no' } }, ref: 1 });
    await expect(played).rejects.toBeInstanceOf(Refused);
  });

  it('comes back to a fresh document', async () => {
    expect(last().address).toBe('ws://table');
    last().open();
    last().hearDocument(documentWith());
    const lost = table.ask({ type: 'hint' });
    last().drop();
    await expect(lost).rejects.toMatchObject({ refusal: { code: 'offline' } });
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(100);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(links.at(-1)).toBe('open');
    const before = now();
    last().hearDocument(documentWith({ step: 9 }));
    expect(now().step).toBe(9);
    expect(now().view).toBe(before.view);
  });

  it('begins anew when a patch does not fit, and keeps what it showed until then', async () => {
    last().open();
    last().hearDocument(documentWith());
    const lost = table.ask({ type: 'play', a: 'take 1', question: 'q1' });
    const first = last();
    first.hearPatch([{ op: 'replace', path: '/step', value: 4 }, { op: 'remove', path: '/view/nothing' }], 1);
    await expect(lost).rejects.toMatchObject({ refusal: { code: 'offline' } });
    expect(first.closedWith).toBe(4409);
    expect(links.at(-1)).toBe('lost');
    expect(documents).toHaveLength(1);
    first.hearPatch([{ op: 'replace', path: '/step', value: 5 }]);
    expect(documents).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sockets).toHaveLength(2);
    last().open();
    last().hearDocument(documentWith({ step: 5 }));
    expect(now().step).toBe(5);
  });

  it('asks less and less often while patches do not fit', async () => {
    const misfit = [{ op: 'remove', path: '/nothing' }] as const;
    for (const wait of [100, 200, 300]) {
      last().open();
      last().hearDocument(documentWith());
      last().hearPatch([...misfit]);
      const before = sockets.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('has nothing to patch before there is a document', () => {
    last().open();
    last().hearPatch([]);
    expect(last().closedWith).toBe(4409);
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
