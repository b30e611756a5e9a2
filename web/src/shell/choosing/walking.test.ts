import { expect, it } from 'vitest';
import { placeAfter } from './walking';

it('arrows go round, Home and End go to the ends', () => {
  expect(['ArrowRight', 'ArrowDown'].map((key) => placeAfter(key, 2, 3))).toEqual([0, 0]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => placeAfter(key, 0, 3))).toEqual([2, 2]);
  expect(['Home', 'End'].map((key) => placeAfter(key, 1, 3))).toEqual([0, 2]);
});

it('other keys lead nowhere', () => {
  expect(placeAfter('Enter', 1, 3)).toBeNull();
});
