import { expect, test } from 'vitest';
import type { Sign } from '../view';
import { art } from './art';

const kinds = (signs: Sign[]): string[] => art(signs).map(({ kind }) => kind);

test('a card shows what it costs and what it brings', () => {
  expect(kinds([{ kind: 'same', most: 2 }, { kind: 'arrow' }, { kind: 'choice' }])).toEqual(['same', 'choice']);
  expect(kinds([{ kind: 'harvest' }])).toEqual(['harvest']);
  expect(kinds([{ kind: 'good' }, { kind: 'good' }, { kind: 'good' }])).toHaveLength(2);
});
