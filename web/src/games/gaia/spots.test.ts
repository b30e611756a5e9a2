import { expect, it } from 'vitest';
import { spotOf } from './spots';
import type { Hex } from './view';

const hexes: Hex[] = [];
for (let q = -2; q <= 2; q++) {
  for (let r = -2; r <= 2; r++) {
    if (Math.abs(q + r) <= 2) hexes.push({ hex: `${q + 5}x${r - 2}`, q: q + 5, r: r - 2, sector: 1 });
  }
}
const spot = (q: number, r: number): string => {
  const hex = hexes.find((each) => each.q === q + 5 && each.r === r - 2)!;
  const { id, args } = spotOf(hex, { hexes });
  return [id, (args?.['direction'] as { id: string } | undefined)?.id].filter(Boolean).join(' ');
};

it('tells the centre of a sector from the hexes beside it and from its edge', () => {
  expect(spot(0, 0)).toBe('board-spot-centre');
  expect(spot(1, 0)).toBe('board-spot-inner direction-n');
  expect(spot(0, -1)).toBe('board-spot-inner direction-sw');
  expect(spot(2, 0)).toBe('board-spot-edge direction-n');
});

it('has a name for each hex of an edge', () => {
  const edge = [[2, 0], [1, 1], [0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1], [0, -2], [1, -2], [2, -2], [2, -1]] as const;
  const names = edge.map(([q, r]) => spot(q, r).replace('board-spot-edge direction-', ''));
  expect(names).toEqual(['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw']);
});
