import { describe, expect, it } from 'vitest';
import { boxOf, cellName, gridOf } from './grid';

describe('the grid of a country', () => {
  const country = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ];

  it('has a narrow ring of open cells around the tiles', () => {
    const grid = gridOf(country, true);
    expect([...grid.columns.keys()]).toEqual([-1, 0, 1, 2, 3]);
    expect(boxOf(grid, { x: -1, y: -1 })!.width).toBeLessThan(boxOf(grid, { x: 0, y: 0 })!.width);
  });

  it('is as wide where no tile lies between two', () => {
    const grid = gridOf(country, true);
    expect(boxOf(grid, { x: 1, y: 0 })!.width).toBe(boxOf(grid, { x: 0, y: 0 })!.width);
  });

  it('is the tiles alone without a ring', () => {
    const grid = gridOf(country, false);
    expect([...grid.rows.keys()]).toEqual([0]);
    expect(boxOf(grid, { x: 0, y: 1 })).toBeNull();
  });
});

it('cells are said as a letter and a number', () => {
  expect([0, -1, 13, 14, -13].map((x) => cellName({ x, y: 0 }))).toEqual(['M13', 'L13', 'Z13', 'AA13', 'z13']);
  expect(cellName({ x: 0, y: -14 })).toBe('M-1');
});
