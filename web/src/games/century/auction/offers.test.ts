import { expect, test } from 'vitest';
import { inPrintedOrder } from './offers';

const PRINTED = { start: {}, 'L1-01': {}, 'L1-02': {}, 'L1-03': {} };

test('what is sold stays where it was', () => {
  const places = inPrintedOrder(['L1-03', 'L1-01', 'L1-02'], PRINTED);
  expect(places).toEqual(['L1-01', 'L1-02', 'L1-03']);
  expect(inPrintedOrder(['L1-01', 'L1-02', 'L1-03'], PRINTED)).toEqual(places);
});
