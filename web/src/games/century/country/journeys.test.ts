import { expect, it } from 'vitest';
import { action } from '../../../testing/fake-socket';
import type { Player } from '../view';
import { journeysOf } from './journeys';

const using = (tile: string | null, city: string | null): Player => ({ effecting: { technology: 'T1-09', kind: 'locomotive', tile, city } }) as unknown as Player;

it('ways lead from what was named to what may be named next', () => {
  expect(journeysOf(using('start', 'A'), [action('to L1-03.B')])).toEqual([{ from: { tile: 'start', city: 'A' }, to: { tile: 'L1-03', city: 'B' } }]);
  expect(journeysOf(using('start', null), [action('drop L1-03')])).toEqual([{ from: { tile: 'start', city: null }, to: { tile: 'L1-03', city: null } }]);
});

it('there are none before anything was named', () => {
  expect(journeysOf(using(null, null), [action('from start.A')])).toEqual([]);
  expect(journeysOf({ effecting: null } as Player, [action('done')])).toEqual([]);
});
