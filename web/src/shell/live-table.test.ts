import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatchOperation } from '../lib/json-patch';
import type { Confirm } from '../lib/settings.svelte';
import type { TableDocument } from '../lib/types';
import { action, documentWith, FakeSocket } from '../testing/fake-socket';
import { LiveTable } from './live-table.svelte';

let socket: FakeSocket;
let live: LiveTable;
let confirm: Confirm;
let stored: Map<string, string>;

class BrowserSocket extends FakeSocket {
  constructor(address: string) {
    super(address);
    socket = this;
  }
}

beforeEach(() => {
  confirm = 'never';
  stored = new Map();
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'tablee.example' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  sit(documentWith());
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

function sit(document: TableDocument, invitation: string | null = null): void {
  live = new LiveTable('k3v9', invitation, { get confirm() { return confirm; } });
  socket.open();
  socket.hearDocument(document);
}

const replace = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value });
const take1 = (): ReturnType<typeof action> => live.actions[0]!;
const sent = (): Record<string, unknown> => socket.sent.at(-1)!;
/** Lets promises run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Somebody else acts: the view, the log, the step and who is waited for change. */
const others: PatchOperation[] = [
  replace('/step', 4),
  replace('/view/pile', 6),
  replace('/table/waiting', [0]),
  { op: 'add', path: '/events/-', value: { step: 4, id: 'event-Taken' } },
];

it('asks for the table by its address alone', () => {
  expect(socket.address).toBe('wss://tablee.example/ws/tables/k3v9');
  sit(documentWith(), 'a b');
  expect(socket.address).toBe('wss://tablee.example/ws/tables/k3v9?invitation=a%20b');
});

describe('a hint', () => {
  const moves = [{ a: 'take 2', text: { id: 'action-take' }, value: 1 }];
  const answer = (): void => socket.hear({ type: 'hint', moves, ref: sent().ref as number });

  it('is thought of once, and closed by asking again', async () => {
    void live.askHint();
    void live.askHint();
    expect(socket.sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
    expect([live.hinting, live.hint]).toEqual([true, null]);
    answer();
    await settle();
    expect([live.hinting, live.hint]).toEqual([false, moves]);
    await live.askHint();
    expect(live.hint).toBeNull();
  });

  it('comes too late for whoever has answered meanwhile', async () => {
    void live.askHint();
    socket.hearPatch([replace('/question', 'q2')]);
    answer();
    await settle();
    expect([live.hinting, live.hint]).toEqual([false, null]);
  });
});

describe('a choice that is half made', () => {
  beforeEach(() => {
    live.point('thing:1', 'target');
    live.hint = [];
    live.move.pointed = live.actions[1]!;
  });

  it('stays while the question is the same, whatever happens at the table', () => {
    socket.hearPatch(others);
    socket.hearPatch([replace('/table/seats/1/online', false)]);
    socket.hear({ type: 'chat', id: 1, name: 'Bea', text: 'Hello', at: '' });
    expect(live.document).toMatchObject({ step: 4, view: { pile: 6 } });
    expect(live.move.chosen).toEqual(['thing:1']);
    expect(live.hint).toEqual([]);
    expect(live.move.pointed?.a).toBe('take 2');
  });

  it('stays when the connection was lost meanwhile', () => {
    socket.hearDocument(documentWith({ step: 6 }));
    expect(live.move.chosen).toEqual(['thing:1']);
  });

  it('loses only what is no longer offered', () => {
    live.move.chosen = ['thing:2', 'thing:1'];
    live.move.held = live.actions[2]!;
    socket.hearPatch([replace('/actions', [action('take 1', 'thing:1')])]);
    expect(live.move.chosen).toEqual(['thing:1']);
    expect(live.move.held).toBeNull();
    expect(live.move.pointed).toBeNull();
    expect(live.hint).toEqual([]);
  });

  it('is gone with its question', () => {
    live.move.held = take1();
    socket.hearPatch([replace('/question', 'q2')]);
    expect(live.move.chosen).toEqual([]);
    expect([live.hint, live.move.held, live.move.pointed]).toEqual([null, null, null]);
  });
});

describe('what cannot be used', () => {
  it('is not pointed at; the server tells why', async () => {
    live.point('thing:9', null);
    expect(live.move.chosen).toEqual([]);
    const why = live.why('thing:9');
    const { ref, ...asked } = socket.sent.at(-1)!;
    expect(asked).toEqual({ type: 'why', target: 'thing:9' });
    socket.hear({ type: 'why', rule: 'R1', text: { id: 'why' }, ref });
    expect((await why)?.rule).toBe('R1');
  });

  it('is nobody’s question at the table of others', async () => {
    sit(documentWith({ table: { you: null } }));
    expect(await live.why('thing:9')).toBeNull();
    expect(socket.sent).toEqual([]);
  });
});

it('waits for a yes through what others do', async () => {
  confirm = 'always';
  live.move.take(take1());
  socket.hearPatch([...others, replace('/actions/0/text', { id: 'act-better' })]);
  expect(live.move.held).toEqual({ ...action('take 1', 'thing:1'), text: { id: 'act-better' } });
  void live.move.confirm();
  expect(sent()).toMatchObject({ type: 'play', a: 'take 1' });
});

describe('a move', () => {
  it('names the question that it answers, and only once', async () => {
    live.move.take(take1());
    live.move.take(live.actions[1]!);
    expect(socket.sent).toHaveLength(1);
    expect(sent()).toEqual({ type: 'play', a: 'take 1', question: 'q1', ref: 1 });
    expect(live.busy).toBe(true);
    socket.hearPatch([...others, replace('/question', null), replace('/actions', [])], 1);
    await settle();
    expect(live.busy).toBe(false);
    expect(live.acted).toBe(4);
    live.move.take(action('take 1'));
    expect(socket.sent).toHaveLength(1);
  });

  it('is taken back by the question that it answered', async () => {
    await live.undo();
    expect(socket.sent).toHaveLength(0);
    socket.hearPatch([replace('/undo', 'q0')]);
    void live.undo();
    expect(sent()).toEqual({ type: 'undo', question: 'q0', ref: 1 });
  });
});

describe('what is drawn', () => {
  it('stays the same where nothing changed', () => {
    const { view, actions, table } = live;
    socket.hearPatch([replace('/step', 4)]);
    expect(live.view).toBe(view);
    expect(live.actions).toBe(actions);
    expect(live.table).toBe(table);
  });

  it('moves only when the view has changed', async () => {
    const mover = { before: vi.fn(), after: vi.fn() };
    live.mover = mover;
    socket.hearPatch([replace('/table/seats/1/online', false)]);
    expect(mover.before).not.toHaveBeenCalled();
    socket.hearPatch(others);
    expect(mover.before).toHaveBeenCalledOnce();
    await settle();
    expect(mover.after).toHaveBeenCalledOnce();
  });

  it('has the events of the last move', () => {
    socket.hearPatch(others);
    expect(live.last.map(({ step }) => step)).toEqual([4]);
    socket.hearPatch([{ op: 'remove', path: '/events/1' }]);
    expect(live.last.map(({ step }) => step)).toEqual([3]);
  });

  it('tells the clocks from when they were told', () => {
    const heard = live.heard;
    const later = vi.spyOn(performance, 'now').mockReturnValue(heard + 5000);
    socket.hearPatch([replace('/table/seats/1/online', false)]);
    expect(live.heard).toBe(heard);
    socket.hearPatch([replace('/clock', [500, 600])]);
    expect(live.heard).toBe(heard + 5000);
    later.mockRestore();
  });
});

describe('the curve of the scores', () => {
  const score = (points: number): PatchOperation => replace('/table/outcome/results/0/score', points);

  it('has a point for each step, and is kept while the tab is open', () => {
    socket.hearPatch([...others, score(5)]);
    expect(live.scores).toEqual([{ step: 3, scores: [0, 0] }, { step: 4, scores: [5, 0] }]);
    sit(documentWith({ step: 6 }));
    expect(live.scores.map(({ step }) => step)).toEqual([3, 4, 6]);
  });

  it('is shorter after an undo', () => {
    socket.hearPatch([...others, score(5)]);
    socket.hearPatch([replace('/step', 3), score(1)]);
    expect(live.scores).toEqual([{ step: 3, scores: [1, 0] }]);
  });

  it('has nothing before the game begins', () => {
    stored.clear();
    sit(documentWith({ table: { outcome: null } }));
    expect(live.scores).toEqual([]);
  });
});
