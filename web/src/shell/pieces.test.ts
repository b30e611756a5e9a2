import { expect, it } from 'vitest';
import { follower } from './pieces';

const pieces = follower((view: Record<string, string>) => new Map(Object.entries(view)));

it('keeps the ids of what stays, and follows what moves', () => {
  const first = pieces({ a: 'cube', b: 'cube', c: 'card' });
  const second = pieces({ b: 'cube', d: 'cube', c: 'card', e: 'cube' });
  expect(second.get('b')).toBe(first.get('b'));
  expect(second.get('c')).toBe(first.get('c'));
  expect(second.get('d')).toBe(first.get('a'));
  expect([...first.values()]).not.toContain(second.get('e'));
  expect(new Set(second.values()).size).toBe(4);
});

it('tells kinds apart: what lies in the place of another is not it', () => {
  const first = pieces({ a: 'cube' });
  const second = pieces({ a: 'card' });
  expect(second.get('a')).not.toBe(first.get('a'));
});

it('is sure of a view that it has seen', () => {
  const view = { a: 'cube' };
  const first = pieces(view);
  pieces({ b: 'cube' });
  expect(pieces(view)).toBe(first);
});
