import { describe, expect, it } from 'vitest';
import type { PrintedTile } from '../../../generated/views/century';
import { anchorAt, labelOf, marksOf, ownSide, stretchFrom, turned } from './face';
import { layoutOf } from './layout';
import { seeded, terrainOf } from './terrain';

const start: PrintedTile = {
  number: 0,
  pile: 0,
  cities: [
    { letter: 'A', node: 'p11', coins: 1, science: 1, points: 0, recycling: false },
    { letter: 'C', node: 'p23', coins: 0, science: 0, points: 0, recycling: true },
  ],
  rails: [
    ['W', 'p11'],
    ['p11', 'p22'],
    ['p22', 'p23'],
    ['S', 'p23'],
    ['p22', 'E'],
  ],
  building: null,
  equipment: null,
};

describe('a tile that is turned', () => {
  it('takes its anchors along, clockwise', () => {
    expect([0, 1, 2, 3].map((turn) => anchorAt('N', turn))).toEqual([0, 1, 2, 3].map((side) => anchorAt('NESW'[side]!)));
    expect(turned(anchorAt('p11'), 1)).toEqual(anchorAt('p31'));
  });

  it('knows which of its sides looks where', () => {
    expect(ownSide('E', 1)).toBe('N');
    expect(ownSide('N', 0)).toBe('N');
  });
});

it('rails are followed up to the next city', () => {
  expect(stretchFrom(start, [], 'E')).toEqual([
    ['p22', 'E'],
    ['p11', 'p22'],
    ['p22', 'p23'],
  ]);
  expect(stretchFrom(start, [], 'W')).toEqual([['W', 'p11']]);
  expect(stretchFrom(start, ['N-p22'], 'N')).toContainEqual(['N', 'p22']);
});

it('labels have what a city makes, in rows of two', () => {
  const rich = { letter: 'A', node: 'p11', coins: 1, science: 2, points: 3, recycling: true };
  expect(labelOf(marksOf(rich), 1).rows.map(({ marks }) => marks.map(({ text }) => text))).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

it('what lies on a tile lies within it, beside its cities', () => {
  for (const turn of [0, 1, 2, 3]) {
    const { labels, waste } = layoutOf(start, { turn, bridges: [], waste: 2, scale: 1, labelled: true, gives: null });
    for (const { at: [x, y], of: { width, height } } of [...labels.values(), waste]) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(160);
      for (const { node } of start.cities) {
        const [cx, cy] = anchorAt(node, turn);
        expect(Math.abs(cx - x) < width / 2 && Math.abs(cy - y) < height / 2).toBe(false);
      }
    }
  }
});

it('the land of a tile is the same whenever it is drawn', () => {
  expect([seeded('L1-03')(), seeded('L1-03')()]).toEqual(Array(2).fill(seeded('L1-03')()));
  expect(seeded('L1-03')()).not.toBe(seeded('L1-04')());
  expect(terrainOf('start', start)).toBe(terrainOf('start', start));
  expect(terrainOf('start', { ...start })).toEqual(terrainOf('start', start));
});
