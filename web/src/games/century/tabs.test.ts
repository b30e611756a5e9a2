import { expect, test } from 'vitest';
import type { LegalAction } from '../../shell/game-ui';
import { partAt, partOf, partsFor } from './tabs';

test('things are found in the part that shows them', () => {
  expect(partOf('technology:T1-09', { phase: 'auction' })).toBe('auction');
  expect(partOf('tile:L1-03', { phase: 'auction' })).toBe('auction');
  expect(partOf('tile:L1-03', { phase: 'consolidation' })).toBe('country');
  expect(partOf('column:2', { phase: 'catastrophe' })).toBe('catastrophe');
  expect(partOf('effect:T2-05:bridge', { phase: 'consolidation' })).toBe('country');
});

test('parts with something to point at', () => {
  const actions = [{ targets: ['tile:L1-03'] }, { targets: [] }] as unknown as LegalAction[];
  expect([...partsFor(actions, { phase: 'auction' })]).toEqual(['auction']);
});

test('each phase is played somewhere', () => {
  expect(partAt({ phase: 'catastrophe' })).toBe('catastrophe');
  expect(partAt({ phase: 'over' })).toBe('country');
});
