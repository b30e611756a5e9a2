import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PatchOperation } from '../../lib/json-patch';
import { action, documentWith, FakeSocket } from '../../testing/fake-socket';
import { LiveTable } from '../live-table.svelte';

let socket: FakeSocket;
let live: LiveTable;

class BrowserSocket extends FakeSocket {
  constructor(address: string) {
    super(address);
    socket = this;
  }
}

const waiting = documentWith({ question: null, actions: [], prompt: { id: 'prompt-wait' }, ahead: 'a1', table: { waiting: [1] } });
const replace = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value });
const sent = (): Record<string, unknown> => socket.sent.at(-1)!;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const mine = [action('take 1', 'thing:1'), { ...action('buy', 'thing:2'), does: { continues: true } }];

/** The server tells what is asked next, or what completes a move. */
async function tell(actions = mine, id = 'prompt-Turn'): Promise<void> {
  socket.hear({ type: 'foreseen', view: [replace('/pile', 5)], prompt: { id }, rule: 'R1', actions, ref: sent().ref });
  await settle();
}

async function begin(): Promise<void> {
  void live.plan.begin();
  await tell();
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'tablee.example' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  live = new LiveTable('k3v9', null, { confirm: 'always' });
  socket.open();
  socket.hearDocument(waiting);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

it('puts the next question while others think, and it is not my turn', async () => {
  expect([live.asked, live.plan.isOffered]).toEqual([false, true]);
  await begin();
  expect(sent()).toMatchObject({ type: 'foresee', question: 'a1' });
  expect([live.asked, live.planning, live.onTurn]).toEqual([true, true, false]);
  expect(live.actions.map(({ a }) => a)).toEqual(['take 1', 'buy']);
  expect(live.view).toMatchObject({ pile: 5 });
  expect(live.document!.view).toMatchObject({ pile: 7 });
});

it('prepares the whole move, and plays nothing', async () => {
  await begin();
  live.point('thing:2', 'target');
  expect(sent()).toMatchObject({ type: 'foresee', question: 'a1', a: 'buy', then: [] });
  await tell([action('pay 1', 'thing:3')], 'prompt-Pay');
  live.move.take(live.actions[0]!);
  expect(sent()).toMatchObject({ type: 'prepare', question: 'a1', a: 'buy', then: ['pay 1'] });
  socket.hearPatch([replace('/prepared', { moves: [mine[1], action('pay 1')] })], sent().ref);
  await settle();
  expect([live.planning, live.asked]).toEqual([false, false]);
  expect(live.plan.standing!.map(({ a }) => a)).toEqual(['buy', 'pay 1']);
  expect(socket.sent.some(({ type }) => type === 'play')).toBe(false);
});

it('keeps what is begun while others move, in the position as it is then', async () => {
  await begin();
  live.point('thing:2', 'target');
  await tell([action('pay 1'), action('pay 2')], 'prompt-Pay');
  expect(live.move.steps).toHaveLength(1);
  socket.hearPatch([replace('/ahead', 'a2'), replace('/step', 4), replace('/view/pile', 6)]);
  await tell();
  await tell([action('pay 2')], 'prompt-Pay');
  expect(live.move.steps.map(({ action: { a } }) => a)).toEqual(['buy']);
  expect(live.actions.map(({ a }) => a)).toEqual(['pay 2']);
  expect(sent()).toMatchObject({ question: 'a2' });
});

it('ends when I am asked, when nothing can be planned, and when I go back', async () => {
  await begin();
  socket.hearPatch([replace('/ahead', null), replace('/question', 'q2'), replace('/actions', [action('leave')])]);
  expect([live.planning, live.onTurn, live.question]).toEqual([false, true, 'q2']);
  socket.hearDocument(waiting);
  await begin();
  socket.hearPatch([replace('/ahead', null)]);
  expect(live.planning).toBe(false);
  socket.hearDocument(waiting);
  await begin();
  expect([live.back(), live.planning, live.back()]).toEqual([true, false, false]);
});

it('says what is about to be played, and why something is not', async () => {
  socket.hearPatch([replace('/prepared', { moves: mine })]);
  expect([live.plan.isDue, live.plan.dropped]).toEqual([false, null]);
  socket.hearPatch([replace('/question', 'q2'), replace('/actions', [action('leave')])]);
  expect(live.plan.isDue).toBe(true);
  socket.hearPatch([{ op: 'add', path: '/prepared/dropped', value: { id: 'prepared-undone' } }]);
  expect([live.plan.isDue, live.plan.standing, live.plan.dropped]).toEqual([false, null, { id: 'prepared-undone' }]);
  void live.plan.withdraw();
  expect(sent()).toMatchObject({ type: 'withdraw' });
});
