import { expect, it } from 'vitest';
import { hexOf, pieceOf, price, tagMarks } from './prices';

const action = (changes: Record<string, number>, score = 0, targets = ['hex:1x0']) => ({
  a: 'mine 1x0',
  text: { id: 'action-mine' },
  targets,
  does: { changes, score },
});

it('tells the price on the map without the credits that every mine costs', () => {
  expect(tagMarks(action({ credits: -2, ore: -3, qic: -1, mines: -1, 'final-sectors': 1 }, 4))).toEqual([
    { icon: 'ore', count: 3 },
    { icon: 'qic', count: 1 },
    { icon: 'vp', count: '+4' },
  ]);
  expect(tagMarks(action({ credits: -2 }))).toEqual([{ icon: 'credits', count: 2 }]);
});

it('counts tokens that go, not the power that they held too', () => {
  expect(price(action({ power: -3, tokens: -6, 'gaia-area': 6 }))).toEqual([{ icon: 'token', count: 6 }]);
  expect(price(action({ power: -4, ore: 1 }))).toEqual([{ icon: 'tokens', count: 4 }]);
});

it('tells nothing of what is not known', () => {
  expect(tagMarks({ ...action({}), does: {} })).toEqual([]);
});

it('finds the one hex and the piece of an action', () => {
  expect(hexOf(action({}))).toBe('1x0');
  expect(pieceOf(action({}))).toBeNull();
  expect(pieceOf(action({}, 0, ['hex:1x0', 'piece:lab']))).toBe('lab');
  expect(hexOf(action({}, 0, ['hex:1x0', 'hex:2x0']))).toBeNull();
});
