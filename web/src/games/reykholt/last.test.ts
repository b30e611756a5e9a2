import { expect, test } from 'vitest';
import type { EventMessage } from '../../shell/game-ui';
import { placed } from './last';

test('a worker was placed where its event says', () => {
  const space = { id: 'space', args: { column: { id: 'column-town_hall' }, row: 4 } };
  const events = [{ id: 'event-WorkerPlaced', args: { seat: 0, space } }, { id: 'event-GoodsGained', args: { seat: 0 } }];
  expect([...placed(events as unknown as EventMessage[])]).toEqual(['town_hall-4']);
});
