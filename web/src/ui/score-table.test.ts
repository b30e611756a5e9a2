import { expect, it } from 'vitest';
import { plain, signed } from './score-table';

it('writes points with a minus that is as wide as a plus', () => {
  expect([-52, 0, 7].map(plain)).toEqual(['−52', '0', '7']);
  expect([-52, 7].map(signed)).toEqual(['−52', '+7']);
});
