import { expect, it } from 'vitest';
import { hexesNamed } from './last';

it('finds the hexes that a sentence names, however deep', () => {
  const where = { id: 'where', args: { hex: '-8x12', sector: '03' } };
  expect(hexesNamed({ id: 'event-Built', args: { seat: 1, hex: '1x5', where } })).toEqual(['1x5', '-8x12']);
  expect(hexesNamed({ id: 'event-Federated', args: { planets: '1x5, 6x-2' } })).toEqual(['1x5', '6x-2']);
  expect(hexesNamed({ id: 'event-Passed' })).toEqual([]);
});
