import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, kept } from './kept';
import type { Me } from './types';

const me = { id: 'u1', name: 'Ada' } as Me;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 5000) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
});

describe('what is kept for when there is no connection', () => {
  it('is there until it is forgotten', () => {
    expect(kept()).toBeNull();
    keep(me, []);
    expect(kept()).toMatchObject({ me, mine: [] });
    forget();
    expect(kept()).toBeNull();
  });

  it('is nothing rather than something old, where there is no room', () => {
    keep(me, []);
    keep({ ...me, name: 'x'.repeat(6000) }, []);
    expect(kept()).toBeNull();
  });

  it('is nothing where somebody wrote nonsense', () => {
    localStorage.setItem('tablee.kept', '{');
    expect(kept()).toBeNull();
  });
});
