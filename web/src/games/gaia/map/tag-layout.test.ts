import { expect, it } from 'vitest';
import type { Point } from '../hexgrid';
import { below, placeTags, type Tagged } from './tag-layout';

const SPACE = { x: -200, y: -200, width: 400, height: 400 };
const tag = (...at: Point): Tagged => ({ at, width: 40, height: 15 });

it('stands below its hex where there is room', () => {
  expect(placeTags([tag(0, 0)], [[0, 0]], SPACE)).toEqual([[-20, 19]]);
});

it('goes above a hex with a planet below it', () => {
  const [above] = placeTags([tag(0, 0)], [[0, 0], [0, 40]], SPACE);
  expect(above![1]).toBeLessThan(-18);
});

it('hides no planet and no other tag', () => {
  const planets: Point[] = [[0, 0], [0, 40], [34.6, 20], [-34.6, 20], [69, 0]];
  const tags = planets.map((at) => tag(...at));
  const corners = placeTags(tags, planets, SPACE);
  const rects = corners.flatMap((at) => (at ? [{ x: at[0], y: at[1] }] : []));
  expect(rects.length).toBeGreaterThan(2);
  for (const { x, y } of rects) {
    for (const [px, py] of planets) {
      const gap = Math.hypot(Math.max(x - px, 0, px - x - 40), Math.max(y - py, 0, py - y - 15));
      expect(gap).toBeGreaterThanOrEqual(18);
    }
    for (const other of rects) {
      const apart = Math.abs(other.x - x) >= 40 || Math.abs(other.y - y) >= 15;
      expect(apart || (other.x === x && other.y === y)).toBe(true);
    }
  }
});

it('is left out where everything around is taken', () => {
  const around: Point[] = [[0, 0], [0, 40], [0, -40], [34.6, 20], [34.6, -20], [-34.6, 20], [-34.6, -20]];
  expect(placeTags([tag(0, 0)], around, SPACE)).toEqual([null]);
});

it('stays inside the map', () => {
  const edge: Point = [-190, 195];
  const [[x, y]] = placeTags([tag(...edge)], [edge], SPACE) as [Point];
  expect(x).toBeGreaterThanOrEqual(-200);
  expect(y).toBeLessThan(195);
  expect(below(tag(...edge), SPACE)).toEqual([-200, 185]);
});
