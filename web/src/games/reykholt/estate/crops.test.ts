import { expect, test } from 'vitest';
import type { Goods } from '../view';
import { fit, plotsOf, purse } from './crops';

const goods = (some: Goods): Goods => some;

test('what is harvested leaves, what is planted comes', () => {
  expect(plotsOf(goods({ tomato: 2 }), goods({ tomato: 1 })).map(({ now }) => now)).toEqual(['stays', 'leaves']);
  expect(plotsOf(goods({}), goods({ carrot: 3 })).map(({ good, now }) => `${good} ${now}`)).toEqual(['carrot comes', 'carrot comes', 'carrot comes']);
  expect(plotsOf(goods({ lettuce: 2 }))).toHaveLength(2);
});

test('the purse holds as many of a type as any answer takes', () => {
  expect(purse([['good:tomato', 'good:tomato'], ['good:tomato', 'good:carrot'], []])).toEqual(['tomato', 'tomato', 'carrot']);
  expect(purse([])).toEqual([]);
});

test('greenhouses shrink to find room in one row', () => {
  expect(fit([3], 500, 124, 20, 14)).toBe(104);
  expect(fit([3, 4, 5, 6], 500, 124, 20, 14)).toBeLessThan(80);
  expect(fit([3, 4, 5, 6, 3, 4, 5, 6, 5], 500, 124, 20, 14)).toBe(0);
});
