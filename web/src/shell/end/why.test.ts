import { expect, it } from 'vitest';
import type { TableSummary } from '../../lib/types';
import { whyWon } from './why';

const over = (...results: [score: number, place: number][]): TableSummary =>
  ({
    status: 'over',
    outcome: { results: results.map(([score, place], seat) => ({ seat, opponent: null, score, place, tie_breaks: [], won: place === 1 })), goals: [], rank: null },
  }) as unknown as TableSummary;

it('tells by how many points the first is ahead of the second', () => {
  expect(whyWon(over([50, 3], [80, 1], [71, 2]))).toMatchObject({ kind: 'points', points: 9, second: { seat: 2 } });
});
it('tells that a tie was broken', () => {
  expect(whyWon(over([80, 2], [80, 1]))).toMatchObject({ kind: 'tie-break', second: { seat: 0 } });
});
it('tells nothing where the victory is shared, nobody was beaten, or somebody with more points gave up', () => {
  expect(whyWon(over([80, 1], [80, 1]))).toBeNull();
  expect(whyWon(over([80, 1]))).toBeNull();
  expect(whyWon(over([80, 1], [90, 2]))).toBeNull();
});
