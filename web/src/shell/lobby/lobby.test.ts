import { expect, it } from 'vitest';
import type { SeatInfo, TableSummary } from '../../lib/types';
import { mayClose, mayLeave } from './lobby';

const table = (kinds: SeatInfo['kind'][], you: number | null, hosting: boolean): TableSummary =>
  ({ you, hosting, seats: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as TableSummary;

it('whoever opened a table closes it, and leaves it to the others if there are any', () => {
  const alone = table(['human', 'open', 'bot'], 0, true);
  expect([mayLeave(alone), mayClose(alone)]).toEqual([false, true]);
  const together = table(['human', 'human', 'open'], 0, true);
  expect([mayLeave(together), mayClose(together)]).toEqual([true, true]);
});

it('a guest of the table leaves it; whoever does not sit there does neither', () => {
  const guest = table(['human', 'human', 'open'], 1, false);
  expect([mayLeave(guest), mayClose(guest)]).toEqual([true, false]);
  const passer = table(['human', 'open'], null, false);
  expect([mayLeave(passer), mayClose(passer)]).toEqual([false, false]);
});
