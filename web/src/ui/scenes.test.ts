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
  it('are the illustrated ones before the server has told its own', () => {
    expect(gameCards([]).map(({ id }) => id)).toEqual(['reworld', 'gaia', 'century', 'reykholt', 'artemis']);
  });

  it('are those of the games that the server plays, as it tells them', () => {
    const cards = gameCards([info('lanterns', [2, 3]), info('alone', [1]), info('reworld', [2, 3])]);
    expect(cards.map(({ id }) => id)).toEqual(['reworld', 'lanterns', 'alone']);
    expect(cards[0]).toMatchObject({ title: 'REWORLD', players: '2–3', minutes: 60, weight: 3 });
    expect(cards[1]).toMatchObject({ title: 'LANTERNS', players: '2–3', minutes: null, weight: null, solo: false });
    expect(cards[2]).toMatchObject({ players: '1', solo: true });
    expect(cards[1]!.scene).toBe(sceneOf('never-heard-of'));
    expect(cards[0]!.scene).toBe(sceneOf('reworld'));
  });
});
