import { expect, it } from 'vitest';
import { busiest, tabsFor } from './tabs';

const action = (...targets: string[]) => ({ a: '', text: { id: '' }, targets, does: {} });

it('opens the map where it can answer, else wherever something can', () => {
  expect(busiest([action('area:economy'), action('hex:0x0')])).toBe('map');
  expect(busiest([action('tech:economy')])).toBe('research');
  expect(busiest([action('pass')])).toBe('round');
  expect(busiest([action(), action('convert:1o-1c')])).toBeNull();
});

it('marks every part with something to point at', () => {
  expect(tabsFor([action('hex:0x0', 'piece:lab'), action('booster:booster1')])).toEqual(new Set(['map', 'round']));
});
