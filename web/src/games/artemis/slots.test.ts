import { expect, it } from 'vitest';
import { missing, slotsOf } from './slots';
import type { PrintedBuilding } from './view';

const people = (pioneer = 0, engineer = 0, marine = 0, steward = 0) => ({ pioneer, engineer, marine, steward });
const pod: PrintedBuilding = { ocean: true, slots: people(0, 0, 1), any: 1, effect: {} };

it('seats whoever has a slot of their type there, and others in free ones', () => {
  expect(slotsOf(pod, people(1, 0, 1))).toEqual([
    { fits: 'marine', inside: 'marine' },
    { fits: null, inside: 'pioneer' },
  ]);
});

it('seats a second one of a type in the free slot', () => {
  expect(slotsOf(pod, people(0, 0, 2)).map(({ inside }) => inside)).toEqual(['marine', 'marine']);
});

it('keeps the typed slot empty for its type', () => {
  expect(slotsOf(pod, people(0, 1)).map(({ inside }) => inside)).toEqual([null, 'engineer']);
});

it('tells what is missing by what would fit', () => {
  expect(missing(slotsOf(pod, people()))).toEqual([
    { fits: 'marine', count: 1 },
    { fits: 'any', count: 1 },
  ]);
  expect(missing(slotsOf(pod, people(1, 0, 1)))).toEqual([]);
});
