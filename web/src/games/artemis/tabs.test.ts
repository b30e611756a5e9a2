import { expect, it } from 'vitest';
import type { LegalAction } from '../../shell/game-ui';
import { partOf, partsFor } from './tabs';

const action = (...targets: string[]) => ({ targets }) as LegalAction;

it('knows where targets are', () => {
  expect(partOf('reward:2.1')).toBe('basecamp');
  expect(partOf('doorstep:marine')).toBe('doorstep');
  expect(partOf('building:3:pioneer')).toBe('colony');
  expect(partOf('shelters')).toBe('colony');
});

it('leaves out what lies beside the question', () => {
  expect(partsFor([action('die:3', 'vents'), action('die:3', 'face:4')])).toEqual(new Set(['vents']));
});
