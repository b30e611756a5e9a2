import { expect, test } from 'vitest';
import { sectionsOf } from './sections';

test('neighbours of the same worth are a section', () => {
  const track = [2, 2, 3, 4, 4].map((clean, at) => ({ position: at - 2, points: at - 2, flower: at > 2, clean }));
  expect(sectionsOf(track)).toEqual([
    { clean: 2, spaces: [-2, -1] },
    { clean: 3, spaces: [0] },
    { clean: 4, spaces: [1, 2] },
  ]);
});
