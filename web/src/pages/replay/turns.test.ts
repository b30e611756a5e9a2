import { expect, it } from 'vitest';
import { turnEnds } from './turns';

it('a turn ends where another seat goes on', () => {
  const seats = [null, 0, 0, 1, 0, 0];
  expect(turnEnds(seats.map((seat) => ({ seat })))).toEqual([0, 2, 3, 5]);
  expect(turnEnds([])).toEqual([]);
});
