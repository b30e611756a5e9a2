import { expect, it } from 'vitest';
import type { EventMessage } from '../../shell/game-ui';
import { placedKey, placements } from './last';

const event = (id: string, args: EventMessage['args']) => ({ id, args }) as EventMessage;
const owner = { seat: 1, drone: null };

it('finds the die in a region, on an expedition and on a building', () => {
  const found = placements([
    event('event-DiePlaced', { seat: 1, face: 4, where: { id: 'at-vents' } }),
    event('event-DiePlaced', { seat: 1, face: 6, where: { id: 'at-expedition', args: { expedition: { id: 'expedition-deep_vein' } } } }),
    event('event-DiePlaced', { seat: 1, face: 2, where: { id: 'on-tile', args: { building: { id: 'the-drone_dock' } } } }),
  ]);
  expect(found).toEqual(new Set([placedKey('vents', owner, 4), placedKey('deep_vein', owner, 6), placedKey('drone_dock', owner, 2)]));
});

it('knows the dice of drones from those of seats', () => {
  const found = placements([event('event-DroneDiePlaced', { drone: 2, face: 4, where: { id: 'at-quarry' } })]);
  expect(found).toEqual(new Set([placedKey('quarry', { seat: null, drone: 2 }, 4)]));
  expect(found.has(placedKey('quarry', { seat: 2, drone: null }, 4))).toBe(false);
});

it('passes over what places no die', () => {
  expect(placements([event('event-Gained', { seat: 1, goods: [] })])).toEqual(new Set());
});
