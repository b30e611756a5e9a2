import { expect, it } from 'vitest';
import { hexOf, pieceOf, tagMarks } from './prices';

const mine = { a: 'mine 1x0', text: { id: 'action-mine', args: { credits: 2, ore: 3, qic: 1, vp: 4 } }, targets: ['hex:1x0'], does: {} };

it('tells the price on the map without the credits that every mine costs', () => {
  expect(tagMarks(mine)).toEqual([
    { icon: 'ore', count: 3 },
    { icon: 'qic', count: 1 },
    { icon: 'vp', count: '+4' },
  ]);
});

it('finds the one hex and the piece of an action', () => {
  expect(hexOf(mine)).toBe('1x0');
  expect(pieceOf(mine)).toBeNull();
  const upgrade = { a: 'upgrade', text: { id: 'x' }, targets: ['hex:1x0', 'piece:lab'], does: {} };
  expect(pieceOf(upgrade)).toBe('lab');
  expect(hexOf({ ...upgrade, targets: ['hex:1x0', 'hex:2x0'] })).toBeNull();
});
