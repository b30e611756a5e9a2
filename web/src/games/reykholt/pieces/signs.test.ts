import { expect, test } from 'vitest';
import { badge, picture, span, times } from './signs';

test('plots are said as a span where they follow one another', () => {
  expect(span([3, 4, 5, 6])).toBe('3–6');
  expect(span([5, 6])).toBe('5·6');
  expect(span([4])).toBe('4');
  expect(span([])).toBe('');
});

test('greenhouses wear their plots', () => {
  expect(badge({ kind: 'greenhouse', plots: [3, 4] })).toBe('3·4');
  expect(badge({ kind: 'random' })).toBe('?');
  expect(badge({ kind: 'plant' })).toBe('');
});

test('how often is told beside the sign', () => {
  expect(times({ kind: 'plant', least: 1, most: 2 })).toBe('1–2');
  expect(times({ kind: 'plant', least: 2, most: 0 })).toBe('2+');
  expect(times({ kind: 'plant' })).toBe('');
  expect(times({ kind: 'harvest', most: 3 })).toBe('×3');
  expect(times({ kind: 'different', most: 3 })).toBe('3≠');
});

test('signs without a picture of their own borrow one', () => {
  expect(picture({ kind: 'discard' })).toBe('greenhouse');
  expect(picture({ kind: 'plant' })).toBe('plant');
});
