import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import type { Review, ReviewState } from '../../lib/types';
import { SeatReview } from './review.svelte';

const made: Review = { seat: 1, level: 'hard', decisions: 7, curve: [], mistakes: [] };
const state = (done: number, total: number, review: Review | null = null, failed = false): ReviewState => ({ review, done, total, failed });

function reviewing(...answers: (ReviewState | Error)[]) {
  const answer = async (): Promise<ReviewState> => {
    const next = answers.shift() ?? state(0, 0);
    if (next instanceof Error) throw next;
    return next;
  };
  return new SeatReview('t', { review: answer, askReview: answer }, async () => null);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a review', () => {
  it('is there at once where it was made before', async () => {
    const seen = reviewing(state(0, 0, made));
    await seen.look(1);
    expect([seen.review, seen.share, seen.known]).toEqual([made, null, true]);
  });

  it('is waited for, and says how far it is', async () => {
    const seen = reviewing(state(0, 0), state(0, 10), state(5, 10), state(0, 0, made));
    await seen.look(1);
    expect([seen.review, seen.share]).toEqual([null, null]);
    await seen.ask();
    expect(seen.share).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.share).toBe(0.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen.review, seen.share]).toEqual([made, null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for where another process makes it, but not for ever', async () => {
    const seen = reviewing(state(0, 0), state(3, 10));
    await seen.look(0);
    await seen.ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.share).toBe(0.3);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([seen.share, seen.trouble?.id]).toEqual([null, 'review-failed']);
  });

  it('says why there is none', async () => {
    const refused = new ApiError(409, { code: 'conflict', rule: '', text: { id: 'error-reviewing' } });
    const seen = reviewing(state(0, 0), refused, state(0, 9), state(4, 9, null, true));
    await seen.look(0);
    await seen.ask();
    expect([seen.share, seen.trouble?.id]).toEqual([null, 'error-reviewing']);
    await seen.ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen.share, seen.trouble?.id]).toEqual([null, 'review-failed']);
  });
});
