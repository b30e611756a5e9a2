import { expect, it } from 'vitest';
import type { Page } from './history';
import { ledger } from './ledger';
import type { Player } from './view';

const player = (credits: number, bowls: number[], brainstone: Player['brainstone'] = null): Player =>
  ({ seat: 0, credits, ore: 3, knowledge: 0, qic: 1, power: bowls[2], vp: 10, bowls, gaia_area: 0, brainstone }) as Player;
const page = (round: number, now: Player): Page => ({ round, question: null, players: [now], events: [], touched: [] });

it('tells what each move of the round changed', () => {
  const pages = [page(1, player(9, [2, 2, 0])), page(2, player(5, [2, 2, 0])), page(2, player(5, [2, 2, 0])), page(2, player(7, [1, 2, 1]))];
  const book = ledger(pages, 0)!;
  expect(book.start.credits).toBe(9);
  expect(book.rows.map(({ change }) => change.credits)).toEqual([-4, 2]);
  expect(book.rows[1]!.change.power).toBe(1);
  expect(book.rows[1]!.change.tokens).toBe(0);
  expect(book.now.credits).toBe(7);
});

it('counts the Brainstone among the tokens while there is one', () => {
  expect(ledger([page(1, player(0, [1, 1, 1], '2'))], 0)!.now.tokens).toBe(4);
  expect(ledger([page(1, player(0, [1, 1, 1], 'gone'))], 0)!.now.tokens).toBe(3);
});

it('has nothing for a seat without a faction', () => {
  expect(ledger([], 0)).toBeNull();
});
