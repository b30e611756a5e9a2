import { describe, expect, it } from 'vitest';
import type { CenturyView } from '../view';
import { barOf, bidders, bidOf } from './bids';

const view = {
  players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }],
  lot: { tile: 'L1-03', bid: 7, bidder: 2, passed: [0], bids: [4, null, 7, null] },
  quit: [3],
  quits: [{ seat: 3, technology: 'T1-09', price: 4, compensation: 5 }],
  sold: [{ tile: 'L1-01', seat: 0, price: 9 }],
} as unknown as CenturyView;

describe('the auction', () => {
  it('tells how each seat stands', () => {
    expect(bidders(view).map(({ standing }) => standing)).toEqual(['passed', 'in', 'best', 'quit']);
    expect(bidders(view)[0]).toMatchObject({ bid: 4, won: 1, quit: null });
    expect(bidders(view)[3]?.quit?.technology).toBe('T1-09');
  });

  it('leaves room beside the longest bar', () => {
    expect([barOf(5, 7), barOf(7, 7), barOf(30, 30)]).toEqual([50, 70, 75]);
  });

  it('reads bids alone', () => {
    expect([bidOf('bid 4'), bidOf('raise 12'), bidOf('pass')]).toEqual([4, 12, null]);
  });
});
