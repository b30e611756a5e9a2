import { describe, expect, it } from 'vitest';
import { opponentOf, withOpponent, type GameUi } from './game-ui';

const ui = { opponent: ({ vp }: { vp: number }) => ({ name: 'Automa', score: vp }) } as unknown as GameUi<{ vp: number }>;
const t = (key: string): string => key;

describe('the opponent that a game brings', () => {
  it('is there once there is a game to see', () => {
    expect(opponentOf(ui, null, t)).toBeNull();
    expect(opponentOf(null, { vp: 3 }, t)).toBeNull();
    expect(opponentOf(ui, { vp: 3 }, t)?.score).toBe(3);
  });

  it('is scored after the seats', () => {
    expect(withOpponent([4], { name: 'Automa', score: 3 })).toEqual([4, 3]);
    expect(withOpponent([4, 5], null)).toEqual([4, 5]);
  });
});
