import { describe, expect, it } from 'vitest';
import { anchorOf, placeBeside, type Box } from './place';

const room = { width: 390, height: 844 };
const card = { width: 300, height: 120 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

/** Whether the card is whole on the screen, and leaves its thing in sight. */
function stands(anchor: Box, size = card, screen = room): boolean {
  const { left, top } = placeBeside(anchor, size, screen);
  const isWhole = left >= 0 && top >= 0 && left + size.width <= screen.width && top + size.height <= screen.height;
  const isApart =
    left >= anchor.left + anchor.width || left + size.width <= anchor.left ||
    top >= anchor.top + anchor.height || top + size.height <= anchor.top;
  return isWhole && isApart;
}

describe('the card', () => {
  it('stands below its thing, above it where there is no room', () => {
    expect(placeBeside(box(170, 100), card, room).top).toBeGreaterThan(140);
    expect(placeBeside(box(170, 780), card, room).top).toBeLessThan(660);
  });

  it('is whole in every corner and covers nothing of its thing', () => {
    for (const left of [0, 175, 350]) for (const top of [0, 400, 804]) expect(stands(box(left, top))).toBe(true);
  });

  it('stands at the side on a screen that is low', () => {
    expect(stands(box(100, 150), { width: 300, height: 180 }, { width: 844, height: 390 })).toBe(true);
    expect(stands(box(700, 150), { width: 300, height: 180 }, { width: 844, height: 390 })).toBe(true);
  });

  it('stands beside the pointer where the thing is large', () => {
    const large = box(0, 0, 390, 500);
    expect(anchorOf(large, { x: 200, y: 300 })).toMatchObject({ left: 190, top: 290 });
    expect(anchorOf(large, null)).toBe(large);
    const small = box(10, 10);
    expect(anchorOf(small, { x: 20, y: 20 })).toBe(small);
  });
});
