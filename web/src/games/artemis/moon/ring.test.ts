import { expect, it } from 'vitest';
import { STOPS, stopAt } from './ring';

it('has a letter before each region and one after the last', () => {
  const order = STOPS.map((stop) => ('letter' in stop ? stop.letter : stop.region));
  expect(order).toEqual(['A', 'basecamp', 'B', 'vents', 'C', 'quarry', 'D', 'gantry', 'E', 'doorstep', 'F', 'academy', 'G']);
});

it('goes round clockwise from the left', () => {
  const places = STOPS.map((_, index) => stopAt(index, 100));
  expect(places[0]!.x).toBeLessThan(-80);
  expect(places[3]!.y).toBeLessThan(-80);
  expect(places[6]!.x).toBeGreaterThan(80);
  expect(places[9]!.y).toBeGreaterThan(80);
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(100);
});
