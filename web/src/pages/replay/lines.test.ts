import { expect, it } from 'vitest';
import type { ReplayStep } from '../../lib/types';
import { linesOf } from './lines';

const words = { say: ({ id }: { id: string }) => `said ${id}` };
const step = (events: unknown[], seat: number | null = 1): ReplayStep =>
  ({ step: 4, seat, a: 'keep', text: seat === null ? null : { id: 'action-keep' }, events }) as unknown as ReplayStep;

it('says what was told', () => {
  const told = [{ id: 'event-Kept', step: 4, args: {} }];
  expect(linesOf(step(told), words, [])).toBe(told);
});
it('says an answer of which nothing was told', () => {
  expect(linesOf(step([]), words, [])).toEqual([{ id: 'replay-answer', step: 4, args: { seat: 1, answer: 'said action-keep' } }]);
});
it('says nothing of a set-up of which nothing was told', () => {
  expect(linesOf(step([], null), words, [])).toEqual([]);
});
