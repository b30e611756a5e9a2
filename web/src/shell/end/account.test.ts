import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../lib/api';
import { PlayedAccount } from './account.svelte';

const lines = [
  { source: 'ships', points: [4, 1] },
  { source: 'waste', points: [-2, 0] },
];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'account').mockResolvedValue({ lines, ratings: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells one source after the other, and the sums so far', async () => {
  const played = new PlayedAccount();
  await played.load('t', true);
  expect([played.told, played.sums]).toEqual([0, [0, 0]]);
  vi.advanceTimersByTime(1000);
  expect([played.told, played.sums, played.isWhole]).toEqual([1, [4, 1], false]);
  vi.advanceTimersByTime(5000);
  expect([played.told, played.sums, played.isWhole]).toEqual([2, [2, 1], true]);
});

it('is whole at once for whoever skips or wants no motion', async () => {
  const still = new PlayedAccount();
  await still.load('t', false);
  expect(still.isWhole).toBe(true);
  const played = new PlayedAccount();
  await played.load('t', true);
  played.skip();
  expect(played.sums).toEqual([2, 1]);
});
