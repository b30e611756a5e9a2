import { describe, expect, it } from 'vitest';
import { action } from '../../testing/fake-socket';
import { keyed, nearest, sorted, stepped } from './numbers';

const countOf = ({ a }: { a: string }) => {
  const bid = /^bid (\d+)$/u.exec(a);
  return bid ? { number: Number(bid[1]), holding: 'coins' } : null;
};

it('tells numbers from other answers, and puts them in order', () => {
  const { counted, others } = sorted([action('bid 10'), action('pass'), action('bid 9')], countOf);
  expect(counted.map(({ number, holding, action: { a } }) => [number, holding, a])).toEqual([
    [9, 'coins', 'bid 9'],
    [10, 'coins', 'bid 10'],
  ]);
  expect(others.map(({ a }) => a)).toEqual(['pass']);
});

describe('a stepper', () => {
  const bids = [4, 5, 6, 9, 14];

  it('steps at least as far as it is told, and stops at the ends', () => {
    expect([stepped(bids, 4, 1), stepped(bids, 6, 1), stepped(bids, 6, 5), stepped(bids, 9, 9)]).toEqual([5, 9, 14, 14]);
    expect([stepped(bids, 9, -1), stepped(bids, 14, -5), stepped(bids, 5, -5)]).toEqual([6, 9, 4]);
  });

  it('takes the nearest number to what was typed', () => {
    expect([nearest(bids, 0), nearest(bids, 8), nearest(bids, 99)]).toEqual([4, 9, 14]);
  });

  it('is walked by keys', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowLeft'];
    expect(keys.map((key) => keyed(bids, 5, key))).toEqual([6, 4, 14, 4, 4, 14, null]);
  });
});
