import { expect, test } from 'vitest';
import type { Goods, Leg, Plan } from '../view';
import { arrivals, reachOf } from './reach';

const goods = (some: Goods = {}): Leg['goods'] => some as Leg['goods'];
const leg = (table: number, way: Leg['way'], gained = goods()): Leg => ({ table, way, goods: goods(), gained, cards: [] });
const plan = (reaches: number, legs: Leg[]): Plan => ({ without_bonus: 0, reaches, legs });

test('tables are reached by paying and by the bonus', () => {
  const found = reachOf(plan(12, [leg(11, 'paid'), leg(12, 'bonus', goods({ lettuce: 3 })), leg(13, 'missing')]), null);
  expect([...found.keys()]).toEqual([11, 12]);
  expect(found.get(12)).toEqual({ way: 'bonus', gained: 3, news: false });
});

test('what only the answer in mind reaches is news', () => {
  const found = reachOf(plan(11, [leg(11, 'bonus')]), plan(12, [leg(11, 'paid'), leg(12, 'bonus')]));
  expect(found.get(11)?.news).toBe(false);
  expect(found.get(12)?.news).toBe(true);
});

test('a manager would arrive where it was not', () => {
  expect(arrivals([[0, 1], []], [[0], [1]])).toEqual(new Map([[1, [1]]]));
});
