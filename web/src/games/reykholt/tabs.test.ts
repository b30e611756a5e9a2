import { expect, test } from 'vitest';
import type { LegalAction } from '../../shell/game-ui';
import { partOf, partsFor } from './tabs';

test('things are found in the part that shows them', () => {
  expect(partOf('space:field-3')).toBe('village');
  expect(partOf('pile:5')).toBe('village');
  expect(partOf('service:head_chef')).toBe('services');
  expect(partOf('good:tomato')).toBeUndefined();
});

test('parts with something to point at', () => {
  const actions = [{ targets: ['good:tomato', 'greenhouse:1'] }, { targets: ['service:sower'] }] as LegalAction[];
  expect([...partsFor(actions)]).toEqual(['services']);
});
