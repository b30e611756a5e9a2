import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../shell/game-ui';
import { differs, isPointed, isSentence, isSimple, partOf, partsOf, seatAt, targetsIn } from './areas';

describe('any view', () => {
  it('has short parts first and nothing empty', () => {
    const view = { lots: [{ lot: 1 }], round: 2, bag: {}, note: null, space: { by: null, cards: [] }, name: { id: 'vase', args: {} } };
    expect(partsOf(view).map(([name]) => name)).toEqual(['round', 'name', 'lots']);
  });

  it('tells sentences from tables', () => {
    expect(isSentence({ id: 'lot-vase' })).toBe(true);
    expect(isSentence({ id: 'lot-vase', args: { count: 3 } })).toBe(true);
    expect(isSentence({ id: 'dock_1', points: 4 })).toBe(false);
    expect(isSimple([{ id: 'lot-vase' }, 3])).toBe(true);
    expect(isSimple([[1]])).toBe(false);
  });

  it('knows the seats of players by what they tell, else by their place', () => {
    expect(seatAt({ seat: 2 }, 0)).toBe(2);
    expect(seatAt({ money: 2 }, 1)).toBe(1);
  });
});

describe('what an answer would change', () => {
  const then = { round: 2, players: [{ money: 3 }] };

  it('is found at the same place', () => {
    expect(partOf(partOf(partOf(then, 'players'), 0), 'money')).toBe(3);
    expect(partOf(partOf(then, 'players'), 'money')).toBeUndefined();
    expect(partOf(undefined, 'round')).toBeUndefined();
  });

  it('is only what would be another', () => {
    expect(differs(5, 3)).toBe(true);
    expect(differs([1, 2], [1, 2])).toBe(false);
    expect(differs(5, undefined)).toBe(false);
  });
});

describe('what can be pointed at', () => {
  const known = (...ids: string[]): Set<string> => new Set(ids);

  it('is found by its name, or by its place in a list', () => {
    const view = { ports: [{ port: 7 }, { port: 8 }], cities: ['x', 'y'] };
    expect([...targetsIn(view, 0, known('port:8', 'city:2'))]).toEqual([
      ['/ports/1', 'port:8'],
      ['/cities/1', 'city:2'],
    ]);
    expect([...targetsIn({ lots: ['a', 'b'] }, 0, known('lot:0', 'lot:1'))]).toEqual([
      ['/lots/0', 'lot:0'],
      ['/lots/1', 'lot:1'],
    ]);
  });

  it('is not guessed from the place in a list that lies deep inside', () => {
    const view = { ports: [{ port: 7, cards: [2, 3] }] };
    expect(targetsIn(view, 0, known('card:1')).size).toBe(0);
  });

  it('is mine, not that of others, and there only once', () => {
    const player = (seat: number) => ({ seat, cards: [{ card: 1 }, { card: 2 }] });
    const view = { players: [player(0), player(1)] };
    expect([...targetsIn(view, 1, known('card:1'))]).toEqual([['/players/1/cards/0', 'card:1']]);
    expect(targetsIn(view, null, known('card:1')).size).toBe(0);
  });

  it('is worth showing when answers have parts, or share them', () => {
    const action = (...targets: string[]): LegalAction => ({ a: targets.join(), text: { id: 'x' }, targets, does: {} });
    expect(isPointed([action('bid:1'), action('bid:2'), action()])).toBe(false);
    expect(isPointed([action('a'), action('a')])).toBe(true);
    expect(isPointed([action('a', 'b')])).toBe(true);
  });
});
