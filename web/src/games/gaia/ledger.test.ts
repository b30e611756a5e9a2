import { expect, it } from 'vitest';
import type { Holdings } from '../../shell/game-ui';
import { ledger, lineOf } from './ledger';

const event = (id: string, seat: number | null = null): Holdings['rows'][number]['events'][number] => ({
  step: 1,
  id: `event-${id}`,
  args: seat === null ? {} : { seat },
});
const by = (seat: number) => ({ seat, text: { id: 'action-burn', args: {} } });
const holdings: Holdings = {
  rows: [
    { step: 1, ...by(0), events: [event('MineBuilt', 0)], change: { credits: -2, ore: -1 } },
    { step: 2, ...by(1), events: [event('Passed', 1), event('RoundBegan'), event('IncomeTaken', 0), event('IncomeTaken', 1)], change: { credits: 5, tokens: 1 } },
    { step: 3, ...by(0), events: [event('Passed', 1)], change: { 'gaia-area': 1, tokens: -1, power: 1 } },
    { step: 4, ...by(0), events: [event('Upgraded', 0)], change: { score: 3 } },
  ],
  now: { credits: 9, ore: 2, tokens: 6, 'gaia-area': 1, power: 1, score: 13 },
};

it('begins where the round does, and books income to income, not to whoever passed', () => {
  const book = ledger(holdings, 0);
  expect(book.start).toMatchObject({ credits: 4, ore: 2, tokens: 6, vp: 10 });
  expect(book.rows.map(({ told: [first] }) => first!.id)).toEqual(['event-IncomeTaken', 'action-burn', 'event-Upgraded']);
  expect(book.rows[0]!.change).toMatchObject({ credits: 5, tokens: 1 });
  expect(book.now).toMatchObject({ credits: 9, tokens: 7, vp: 13 });
});

it('tells all that happened to whoever passed and so began the round', () => {
  const [first] = ledger(holdings, 1).rows;
  expect(first!.told.map(({ id }) => id)).toEqual(['event-Passed', 'event-IncomeTaken']);
});

it('counts tokens in the Gaia area among the tokens', () => {
  expect(lineOf({ tokens: 3, 'gaia-area': 2 }).tokens).toBe(5);
});

it('books an income whose order was asked to the income', () => {
  const asked: Holdings = {
    rows: [
      { step: 1, ...by(1), events: [event('RoundBegan'), event('IncomeTaken', 0)], change: {} },
      { step: 2, ...by(0), events: [event('IncomeTaken', 1)], change: { ore: 4 } },
      { step: 3, ...by(0), events: [event('Upgraded', 0)], change: { ore: -2 } },
    ],
    now: { ore: 5 },
  };
  expect(ledger(asked, 0).rows.map(({ told: [first] }) => first)).toMatchObject([{ id: 'event-IncomeTaken', args: { seat: 0 } }, { id: 'event-Upgraded' }]);
});
