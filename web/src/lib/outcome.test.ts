import { describe, expect, it } from 'vitest';
import { hasWon, isAhead, nameOf, ranked, scoreOf, scoresOf, winnersOf } from './outcome';
import type { Outcome, Result, TableSummary } from './types';

const result = (seat: number | null, score: number, place: number, won = false): Result => ({
  seat,
  opponent: seat === null ? 'opponent-automa' : null,
  score,
  tie_breaks: [],
  place,
  won,
});
const outcome: Outcome = { results: [result(0, 80, 2), result(1, 80, 2), result(null, 95, 1, true)], goals: [], rank: null };
const table = (status: TableSummary['status'], now: Outcome | null = outcome): TableSummary =>
  ({ status, outcome: now, seats: [{ name: 'Ada' }, { name: 'Bea' }] }) as unknown as TableSummary;
const say = ({ id }: { id: string }): string => `<${id}>`;

describe('an outcome', () => {
  it('has the points of a seat, once there is a game', () => {
    expect(scoreOf(outcome, 1)).toBe(80);
    expect(scoreOf(null, 1)).toBeUndefined();
    expect(scoreOf(outcome, null)).toBeUndefined();
  });

  it('ranks by place and counts opponents after the seats', () => {
    expect(ranked(outcome).map(({ seat, place }) => [seat, place])).toEqual([[null, 1], [0, 2], [1, 2]]);
    expect(scoresOf(outcome)).toEqual([80, 80, 95]);
  });

  it('has winners only at the end', () => {
    expect(winnersOf(table('playing'))).toEqual([]);
    expect(winnersOf(table('over', null))).toEqual([]);
    expect(winnersOf(table('over')).map((each) => nameOf(each, table('over'), say))).toEqual(['<opponent-automa>']);
    expect(hasWon(table('over'), 0)).toBe(false);
    expect(hasWon(table('over'), null)).toBe(false);
  });

  it('names the players', () => {
    expect(nameOf(result(1, 0, 1), table('over'), say)).toBe('Bea');
  });

  it('knows who is ahead, and nobody is before the first point', () => {
    expect(isAhead(outcome, 0)).toBe(false);
    expect(isAhead({ ...outcome, results: [result(0, 3, 1), result(1, 3, 1), result(2, 1, 3)] }, 1)).toBe(true);
    expect(isAhead({ ...outcome, results: [result(0, 0, 1), result(1, 0, 1)] }, 0)).toBe(false);
  });
});
