import { expect, it } from 'vitest';
import { around } from './order';

const seats = [0, 1, 2, 3].map((seat) => ({ seat }));
const order = (you: number | null): number[] => around(seats, you).map(({ seat }) => seat);

it('the others follow me around the table; whoever watches sees all', () => {
  expect(order(0)).toEqual([1, 2, 3]);
  expect(order(2)).toEqual([3, 0, 1]);
  expect(order(null)).toEqual([0, 1, 2, 3]);
});
