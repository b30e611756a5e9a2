import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/types';
import { gameCards, sceneOf } from './scenes';

const info = (id: string, seats: number[]): GameInfo => ({
  id,
  title: id.toUpperCase(),
  rules: 1,
  seats,
  options: [],
  habits: [],
  bots: [],
  guided: false,
  provenance: {},
});

describe('the cards', () => {
  it('are those of announced games before the server has told its own', () => {
    expect(gameCards([]).map(({ id }) => id)).toEqual(['reworld', 'gaia', 'century', 'reykholt', 'artemis']);
  });

  it('have a plain one for a game without art, and no second one for others', () => {
    const cards = gameCards([info('reworld', [2, 3, 4]), info('lanterns', [2, 3]), info('alone', [1])]);
    expect(cards.map(({ id }) => id).slice(5)).toEqual(['lanterns', 'alone']);
    expect(cards[5]).toMatchObject({ title: 'LANTERNS', players: '2–3', minutes: null, weight: null, solo: false });
    expect(cards[6]).toMatchObject({ players: '1', solo: true });
    expect(cards[5]!.scene).toBe(sceneOf('never-heard-of'));
    expect(cards[5]!.scene).not.toBe(sceneOf('reworld'));
  });
});
