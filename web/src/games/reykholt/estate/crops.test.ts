import { expect, test } from 'vitest';
import type { Goods } from '../view';
import { plotsOf, purse } from './crops';

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
