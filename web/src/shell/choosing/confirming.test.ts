import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../lib/types';
import { action } from '../../testing/fake-socket';
import { isHeld, together } from './confirming';

const free = action('look');
const costly: LegalAction = { ...action('buy'), does: { changes: { ore: -2, cards: 1 } } };
const grave: LegalAction = { ...action('burn'), does: { warning: { id: 'lost' } } };
const main: LegalAction = { ...action('end'), main: true };
const held = (one: LegalAction, confirm: 'always' | 'costly' | 'never', announced = false, before: LegalAction[] = []): boolean =>
  isHeld({ action: one, before, announced }, confirm);

describe('an answer waits for a yes', () => {
  it('where the player wants it', () => {
    expect([free, costly].map((one) => held(one, 'never'))).toEqual([false, false]);
    expect([free, costly].map((one) => held(one, 'costly'))).toEqual([false, true]);
    expect([free, costly].map((one) => held(one, 'always'))).toEqual([true, true]);
  });

  it('where it destroys something, whatever the player wants', () => {
    for (const confirm of ['always', 'costly', 'never'] as const) expect(held(grave, confirm, true)).toBe(true);
  });

  it('not where its price was in sight', () => expect(held(costly, 'costly', true)).toBe(false));

  it('not where it only ends what was begun in sight', () => {
    expect(held(main, 'always', true, [costly])).toBe(false);
    expect(held(main, 'always', true)).toBe(true);
  });
});

it('several answers add up', () => {
  const more: LegalAction = { ...action('sell'), does: { changes: { ore: 2, coins: 3 }, score: 4, place: 1, last: true } };
  expect(together([costly, more, grave])).toMatchObject({
    changes: { cards: 1, coins: 3 },
    score: 4,
    place: 1,
    warning: { id: 'lost' },
  });
});
