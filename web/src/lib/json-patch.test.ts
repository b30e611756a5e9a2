import { describe, expect, it } from 'vitest';
import { patched, PatchError, withKept, type PatchOperation } from './json-patch';

const document = {
  step: 3,
  view: { players: [{ score: 1 }, { score: 2 }], bag: { 'a/b': 1, 'c~d': 2, '': 3 } },
  events: [{ step: 1 }, { step: 2 }],
};
const add = (path: string, value: unknown): PatchOperation => ({ op: 'add', path, value });
const replace = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value });
const remove = (path: string): PatchOperation => ({ op: 'remove', path });

describe('a patch', () => {
  it('replaces, adds and removes, in order', () => {
    const now = patched<unknown>(document, [
      replace('/step', 4),
      replace('/view/players/0/score', 12),
      add('/view/round', 2),
      add('/events/-', { step: 3 }),
      add('/events/0', { step: 0 }),
      remove('/events/1'),
      remove('/view/bag/c~0d'),
      replace('/view/bag/a~1b', 7),
      replace('/view/bag/', null),
    ]);
    expect(now).toEqual({
      step: 4,
      view: { players: [{ score: 12 }, { score: 2 }], bag: { 'a/b': 7, '': null }, round: 2 },
      events: [{ step: 0 }, { step: 2 }, { step: 3 }],
    });
  });

  it('leaves the old document and all that it does not name alone', () => {
    const before = structuredClone(document);
    const now = patched(document, [replace('/view/players/0/score', 12)]);
    expect(document).toEqual(before);
    expect(now).not.toBe(document);
    expect(now.view.players).not.toBe(document.view.players);
    expect(now.view.players[1]).toBe(document.view.players[1]);
    expect(now.view.bag).toBe(document.view.bag);
    expect(now.events).toBe(document.events);
  });

  it('is nothing new where it brings what was there', () => {
    expect(patched(document, [])).toBe(document);
    expect(patched(document, [replace('/view', structuredClone(document.view))])).toBe(document);
    const now = patched(document, [replace('/view/players', [{ score: 1 }, { score: 5 }])]);
    expect(now.view.players[0]).toBe(document.view.players[0]);
  });

  it('adds over what an object has, and inserts into lists', () => {
    expect(patched<unknown>({ a: 1 }, [add('/a', 2)])).toEqual({ a: 2 });
    expect(patched<unknown>([1, 2], [add('/1', 9), add('/3', 8)])).toEqual([1, 9, 2, 8]);
  });

  it('can bring a whole document', () => {
    expect(patched<unknown>(document, [replace('', { step: 9 })])).toEqual({ step: 9 });
  });

  it('has escapes that do not open twice', () => {
    expect(patched<unknown>({ '~1': 1 }, [replace('/~01', 2)])).toEqual({ '~1': 2 });
  });

  it.each([
    replace('/nothing', 1),
    replace('/view/players/2/score', 1),
    replace('/step/deeper', 1),
    replace('/events/-', 1),
    replace('/events/01', 1),
    replace('/events/-1', 1),
    replace('/toString', 1),
    add('/events/3', 1),
    add('/events/length', 1),
    add('/nowhere/at', 1),
    remove('/events/2'),
    remove('/events/-'),
    remove('/nothing'),
    remove(''),
    replace('step', 1),
    { op: 'move', path: '/step' } as unknown as PatchOperation,
  ])('that does not fit is refused: $op $path', (operation) => {
    expect(() => patched(document, [operation])).toThrow(PatchError);
  });

  it('is refused as a whole', () => {
    const before = structuredClone(document);
    expect(() => patched(document, [replace('/step', 4), remove('/nothing')])).toThrow(PatchError);
    expect(document).toEqual(before);
  });
});

describe('a document that comes again', () => {
  it('is made of what was there', () => {
    expect(withKept(document, structuredClone(document))).toBe(document);
    const fresh = structuredClone(document);
    fresh.view.players[1]!.score = 7;
    const now = withKept(document, fresh);
    expect(now).toEqual(fresh);
    expect(now.view.bag).toBe(document.view.bag);
    expect(now.view.players[0]).toBe(document.view.players[0]);
  });

  it('is told from one that lost or gained something', () => {
    expect(withKept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(withKept([1, 2], [1])).toEqual([1]);
    expect(withKept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(withKept([], {})).toEqual({});
    expect(withKept(null, { a: 1 })).toEqual({ a: 1 });
  });
});
