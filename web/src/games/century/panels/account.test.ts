import { expect, test } from 'vitest';
import type { CenturyView } from '../view';
import { accountOf } from './account';

const players = [
  { score: 9, points: { cities: 5, bonus_cards: 4 }, final: { territories: 6, waste: -5 } },
  { score: 3, points: { cities: 3 }, final: { territories: 3 } },
] as unknown as CenturyView['players'];

test('before the end the score stands between what came and what would come', () => {
  const account = accountOf({ players, phase: 'auction' });
  expect(account.map(({ source }) => source)).toEqual(['cities', 'bonus_cards', null, 'territories', 'waste']);
  expect(account.map(({ points }) => points)).toEqual([[5, 3], [4, 0], [9, 3], [6, 3], [-5, 0]]);
});

test('at the end everything has come', () => {
  const over = [{ ...players[0]!, points: { cities: 5, territories: 6, coins_rank: 8 }, final: {} }] as unknown as CenturyView['players'];
  expect(accountOf({ players: over, phase: 'over' }).map(({ source, points }) => [source, points[0]])).toEqual([['cities', 5], ['territories', 6], ['coins_rank', 8]]);
});
