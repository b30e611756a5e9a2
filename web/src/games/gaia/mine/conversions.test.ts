import { expect, it } from 'vitest';
import type { Printed } from '../view';
import { conversion } from './conversions';

const printed = {
  conversions: {
    '3pw-1o': { power: 4, pay: {}, gain: { ore: 1 } },
    '1gf-1q': { power: 0, pay: { gaiaformers: 1 }, gain: { qic: 1 } },
    '4pw-1o1c': { power: 4, pay: {}, gain: { ore: 1, credits: 1 } },
  },
} as unknown as Printed;

it('shows what is printed, not what the code was named after', () => {
  expect(conversion('3pw-1o', printed)).toEqual({ pay: [{ icon: 'tokens', count: 4 }], get: [{ icon: 'ore', count: 1 }] });
  expect(conversion('1gf-1q', printed).pay).toEqual([{ icon: 'gaiaformer', count: 1 }]);
});

it('knows burning', () => {
  expect(conversion('burn', printed).pay).toEqual([{ icon: 'tokens', count: 2 }]);
});

it('shows several gains at once', () => {
  expect(conversion('4pw-1o1c', printed).get).toHaveLength(2);
});
