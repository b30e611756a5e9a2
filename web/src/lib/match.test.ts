import { expect, it } from 'vitest';
import { match } from './match';

it('names the parts of an address that fits', () => {
  expect(match('/t/:id', '/t/k3v9')).toEqual({ id: 'k3v9' });
  expect(match('/t/:id', '/t')).toBeNull();
  expect(match('/t/:id', '/replay/k3v9')).toBeNull();
});

it('decodes a name once, whatever signs it has', () => {
  for (const name of ['100%', '50%25', 'Zoé & Cie', 'a?b#c', '%E9']) {
    expect(match('/players/:name', `/players/${encodeURIComponent(name)}`)).toEqual({ name });
  }
});

it('takes what was never encoded as it is', () => {
  expect(match('/players/:name', '/players/100%')).toEqual({ name: '100%' });
});
