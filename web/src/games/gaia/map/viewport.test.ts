import { expect, it } from 'vitest';
import type { Point } from '../hexgrid';
import { Viewport } from './viewport.svelte';

/** A map of 720 by 560 in a frame. */
function framed(width: number, height: number, near = true): Viewport {
  const viewport = new Viewport(
    () => ({ x: 0, y: 0, width: 720, height: 560 }),
    () => near,
  );
  [viewport.width, viewport.height] = [width, height];
  return viewport;
}

function edges(viewport: Viewport): { left: number; top: number; right: number; bottom: number } {
  const [left, top, width, height] = viewport.viewBox.split(' ').map(Number) as [number, number, number, number];
  return { left, top, right: left + width, bottom: top + height };
}

it('shows the whole map', () => {
  const viewport = framed(600, 400, false);
  viewport.home([[[30, 30]]]);
  const { left, top, right, bottom } = edges(viewport);
  expect(left).toBeLessThanOrEqual(0);
  expect(top).toBeCloseTo(0);
  expect(right).toBeGreaterThanOrEqual(720);
  expect(bottom).toBeCloseTo(560);
});

it('shows on a phone the first wish that fits, hexes as large as a finger', () => {
  const viewport = framed(370, 400);
  const everywhere: Point[] = [[30, 30], [690, 530]];
  const near: Point[] = [[500, 100], [650, 400]];
  viewport.home([everywhere, near]);
  expect(viewport.scale * 37).toBeGreaterThanOrEqual(40);
  expect(viewport.misses(near)).toBe(false);
  expect(viewport.misses([[30, 30]])).toBe(true);
});

it('stays as long as anything that matters is seen', () => {
  const viewport = framed(370, 400);
  viewport.home([[[500, 100]]]);
  expect(viewport.misses([[500, 100], [30, 530]])).toBe(false);
});

it('stays where a person put it', () => {
  const viewport = framed(370, 400);
  viewport.home([[[500, 100]]]);
  viewport.panBy(500, 0);
  expect(viewport.misses([[700, 100]])).toBe(false);
});

it('ends where the map ends', () => {
  const viewport = framed(370, 400);
  viewport.home([[[360, 280]]]);
  viewport.panBy(-9999, -9999);
  const { right, bottom } = edges(viewport);
  expect(right).toBeCloseTo(720);
  expect(bottom).toBeCloseTo(560);
});
