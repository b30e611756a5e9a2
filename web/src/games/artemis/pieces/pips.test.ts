import { expect, it } from 'vitest';
import { pips } from './pips';

it('draws as many pips as a face shows, no two in one place', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const drawn = pips(face);
    expect(drawn).toHaveLength(face);
    expect(new Set(drawn.map(String)).size).toBe(face);
  }
});
