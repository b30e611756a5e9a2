import { describe, expect, it } from 'vitest';
import { boxOf, centre, distance, gridPath, outline, UNIT } from './hexgrid';

const corners = (path: string): number => path.split(/[ML]/u).length - 1;

describe('the hex grid', () => {
  it('lays neighbours one unit apart', () => {
    for (const [q, r] of [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const) {
      const [x, y] = centre({ q, r });
      expect(Math.hypot(x, y)).toBeCloseTo(UNIT);
      expect(distance({ q: 0, r: 0 }, { q, r })).toBe(1);
    }
  });

  it('has the first coordinate upwards', () => {
    expect(centre({ q: 1, r: 0 })[1]).toBeCloseTo(-UNIT);
  });

  it('draws one line around hexes that touch', () => {
    const path = outline([{ q: 0, r: 0 }, { q: 1, r: 0 }]);
    expect(path.match(/Z/gu)).toHaveLength(1);
    expect(corners(path)).toBe(10);
  });

  it('draws a line around each group, and around holes', () => {
    expect(outline([{ q: 0, r: 0 }, { q: 4, r: 0 }]).match(/Z/gu)).toHaveLength(2);
    const ring = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! }));
    expect(outline(ring).match(/Z/gu)).toHaveLength(2);
  });

  it('stays inside when drawn in', () => {
    const box = boxOf([{ q: 0, r: 0 }]);
    const ys = outline([{ q: 0, r: 0 }], 2).match(/-?[\d.]+ (-?[\d.]+)/gu)!.map((pair) => Number(pair.split(' ')[1]));
    expect(Math.max(...ys)).toBeCloseTo(box.y + box.height - 2, 1);
  });

  it('draws a shared side once', () => {
    expect(gridPath([{ q: 0, r: 0 }, { q: 1, r: 0 }]).match(/M/gu)).toHaveLength(11);
  });
});
