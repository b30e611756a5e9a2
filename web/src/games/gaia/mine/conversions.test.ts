import { expect, it } from 'vitest';
import { conversion } from './conversions';

it('reads what is paid and gained', () => {
  expect(conversion('3pw-1o')).toEqual({ pay: [{ icon: 'tokens', count: 3 }], get: [{ icon: 'ore', count: 1 }] });
  expect(conversion('1gf-1q').pay).toEqual([{ icon: 'gaiaformer', count: 1 }]);
});

it('knows burning', () => {
  expect(conversion('burn').pay).toEqual([{ icon: 'tokens', count: 2 }]);
});

it('reads several gains at once', () => {
  expect(conversion('4pw-1o1c').get).toHaveLength(2);
});
