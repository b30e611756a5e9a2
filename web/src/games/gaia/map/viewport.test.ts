import { expect, it } from 'vitest';
import type { Point } from '../hexgrid';
import { Viewport } from './viewport.svelte';

/** A map of 720 by 560 in a frame with a band of 60 at its bottom. */
function framed(width: number, height: number): Viewport {
  const viewport = new Viewport(() => ({ x: 0, y: 0, width: 720, height: 560 }));
  [viewport.width, viewport.height, viewport.foot] = [width, height, 60];
  return viewport;
}

function edges(viewport: Viewport): { left: number; top: number; right: number; bottom: number } {
  const [left, top, width, height] = viewport.viewBox.split(' ').map(Number) as [number, number, number, number];
  return { left, top, right: left + width, bottom: top + height - viewport.foot / viewport.scale };
}

it('shows the whole map above the band', () => {
  const viewport = framed(600, 400);
  viewport.home();
  const { left, top, right, bottom } = edges(viewport);
  expect(left).toBeLessThanOrEqual(0);
  expect(top).toBeCloseTo(0);
  expect(right).toBeGreaterThanOrEqual(720);
  expect(bottom).toBeCloseTo(560);
});

it('shows on a phone the first wish that fits', () => {
  const viewport = framed(370, 400);
  const everywhere: Point[] = [[30, 30], [690, 530]];
  const near: Point[] = [[500, 100], [650, 400]];
  viewport.home([everywhere, near]);
  expect(viewport.scale).toBeGreaterThan(0.6);
  expect(viewport.misses(near)).toBe(false);
  expect(viewport.misses(everywhere)).toBe(true);
});

it('stays where a person put it', () => {
  const viewport = framed(370, 400);
  viewport.home([[[500, 100]]]);
  viewport.panBy(500, 0);
  expect(viewport.misses([[700, 100]])).toBe(false);
});

it('moves every corner clear of the band', () => {
  const viewport = framed(370, 400);
  viewport.home([[[360, 280]]]);
  viewport.panBy(-9999, -9999);
  const { right, bottom } = edges(viewport);
  expect(right).toBeGreaterThan(720);
  expect(bottom).toBeCloseTo(560);
});
