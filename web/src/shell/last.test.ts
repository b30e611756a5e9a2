import { expect, it } from 'vitest';
import type { EventMessage } from '../lib/types';
import { moverOf, touchedBy } from './last';

const event = (args: Record<string, string | number>): EventMessage => ({ step: 1, id: 'event-Taken', args });
const places = ({ args }: EventMessage): string[] => [`port:${String(args?.['port'])}`];

it('tells who touched what, the last to do so', () => {
  const events = [event({ seat: 0, port: 1 }), event({ seat: 1, port: 2 }), event({ port: 3 }), event({ seat: 1, port: 1 })];
  expect([...touchedBy(events, places)]).toEqual([['port:1', 1], ['port:2', 1]]);
});

it('knows the last to move', () => {
  expect(moverOf([event({ seat: 2 }), event({ seat: 0 }), event({ port: 3 })])).toBe(0);
  expect(moverOf([event({ port: 3 })])).toBeNull();
});

it('asks the game for those without a seat', () => {
  const found = touchedBy([event({ port: 3 })], places, () => 'automa');
  expect(found.get('port:3')).toBe('automa');
});
