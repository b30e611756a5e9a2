import { describe, expect, it } from 'vitest';
import { action } from '../../../testing/fake-socket';
import type { Candidate, Player, Turned } from '../view';
import { ghostOf } from './ghost';

const way = (turn: number, city: string): Turned => ({ turn, city, gains: { coins: turn, science: 0, points: 0 }, joints: [], bonuses: [], recyclable: 0 });
const turns = [way(0, 'A'), way(1, 'A'), way(2, 'B'), way(3, 'B')];
const candidates: Candidate[] = [{ x: 1, y: 0, best: turns[3]!, turns }];
const attaching = (x: number | null, turn: number | null): Player =>
  ({ attaching: { tile: 'L1-03', waste: 1, x, y: x === null ? null : 0, turn, joints: [] } }) as unknown as Player;

describe('the tile that is being attached', () => {
  it('is nowhere before its cell is named', () => {
    expect(ghostOf(candidates, attaching(null, null), null)).toBeNull();
  });

  it('lies as well as it can until it is turned', () => {
    expect(ghostOf(candidates, attaching(1, null), null)).toMatchObject({ x: 1, turn: 3, city: 'B', isTurned: false });
  });

  it('follows the answer in mind', () => {
    expect(ghostOf(candidates, attaching(null, null), action('cell 1,0'))).toMatchObject({ x: 1, y: 0, turn: 3 });
    expect(ghostOf(candidates, attaching(1, null), action('turn 1'))).toMatchObject({ turn: 1, city: 'A', isTurned: true });
    expect(ghostOf(candidates, attaching(1, 2), action('settle L1-03.A'))).toMatchObject({ turn: 2, city: 'A' });
  });

  it('has no citizen while it is asked where that goes', () => {
    expect(ghostOf(candidates, attaching(1, 2), null)).toMatchObject({ turn: 2, city: null });
  });
});
