import { expect, it } from 'vitest';
import { decisionOf, sanctionOf, toldBy } from './decision';

it('a report keeps what was done and why', () => {
  expect(decisionOf('none', 24, 'a joke')).toBe('a joke');
  expect(decisionOf('silence', 24, 'insults')).toBe('silence 24 h: insults');
  expect(decisionOf('ban', 24, 'again')).toBe('ban: again');
});

it('only a silence has hours', () => {
  expect(sanctionOf('silence', 24, 'insults')).toEqual({ act: 'silence', reason: 'insults', hours: 24 });
  expect(sanctionOf('rename', 24, 'rude')).toEqual({ act: 'rename', reason: 'rude', hours: null });
});

it('the notes of an act are one line', () => {
  expect(toldBy({ name: 'Bob', renamed: 'Player 7', reason: 'rude' })).toBe('Bob → Player 7 · rude');
  expect(toldBy({ name: 'Bob', hours: 24, reason: 'insults' })).toBe('Bob · 24 h · insults');
  expect(toldBy({ decision: 'ban: again' })).toBe('ban: again');
});
