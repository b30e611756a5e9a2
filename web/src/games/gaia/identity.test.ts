import { expect, it } from 'vitest';
import { follow } from './identity';

it('keeps the numbers of what stays and gives free ones to what is new', () => {
  const first = follow(new Map(), ['0x0', '1x0']);
  expect([...first]).toEqual([['0x0', 0], ['1x0', 1]]);
  const second = follow(first, ['1x0', '2x0', '3x0']);
  expect(second.get('1x0')).toBe(1);
  expect(second.get('2x0')).toBe(0);
  expect(second.get('3x0')).toBe(2);
});
