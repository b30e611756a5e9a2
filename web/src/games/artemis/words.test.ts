import { expect, it } from 'vitest';
import type { Printed } from './view';
import { aim, effect, reward } from './words';

const people = (pioneer = 0, engineer = 0, marine = 0, steward = 0) => ({ pioneer, engineer, marine, steward });

it('says what waits beside a card', () => {
  const card = { colonists: people(0, 2), building: 'armory' as const };
  expect(reward({ colonists: 2 }, card)).toEqual({ id: 'together', args: { goods: [{ id: 'number-engineer', args: { count: 2 } }] } });
  expect(reward({ building: 1, points: 2 }, card).args).toEqual({
    goods: [{ id: 'goods-points', args: { count: 2 } }, { id: 'building-armory' }],
  });
});

it('says what the track gives, where there is no card', () => {
  expect(reward({ colonists: 1 }).args).toEqual({ goods: [{ id: 'goods-colonists', args: { count: 1 } }] });
});

it('counts in an effect what can be counted, and pays in the right good', () => {
  const printed = { buildings: { ops_center: { effect: { price: 2, points: 1 } }, sensor_station: { effect: { price: 2, points: 1 } } } } as unknown as Printed;
  expect(effect(printed, 'ops_center').args?.price).toEqual({ id: 'goods-ore', args: { count: 2 } });
  expect(effect(printed, 'sensor_station').args?.price).toEqual({ id: 'goods-energy', args: { count: 2 } });
});

it('asks a directive for its greatest least', () => {
  const printed = { directives: { nobody_left_out: { points: 3, conditions: [['shelter_colonists', 0, 0], ['colonists', 6, 99]] } } } as unknown as Printed;
  expect(aim(printed, 'nobody_left_out')).toEqual({ id: 'directive-nobody_left_out-aim', args: { least: 6 } });
});
