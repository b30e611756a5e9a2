import { expect, test } from 'vitest';
import { cellOf, nearby, platesOf } from './ring';

test('the tables go round the village once', () => {
  const cells = Array.from({ length: 31 }, (_, table) => cellOf(table));
  expect(cells[0]).toEqual({ row: 1, col: 1 });
  expect(cells[10]).toEqual({ row: 1, col: 11 });
  expect(cells[15]).toEqual({ row: 6, col: 11 });
  expect(cells[16]).toEqual({ row: 7, col: 11 });
  expect(cells[25]).toEqual({ row: 7, col: 2 });
  expect(cells[26]).toEqual({ row: 6, col: 1 });
  expect(cells[30]).toEqual({ row: 2, col: 1 });
  expect(new Set(cells.map(({ row, col }) => `${row}/${col}`)).size).toBe(31);
});

test('a table has its plates', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) expect(platesOf(count)).toHaveLength(count);
});

test('a narrow screen shows where a manager is and what it reaches', () => {
  expect(nearby(9, 13, 8, 30)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(nearby(0, 2, 7, 30)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(nearby(29, 30, 7, 30)).toEqual([24, 25, 26, 27, 28, 29, 30]);
});
