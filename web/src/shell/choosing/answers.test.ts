import { describe, expect, it } from 'vitest';
import { action } from '../../testing/fake-socket';
import { kindsOf, likely, listed, offered } from './answers';
import { grouped } from './narrowing';

const of = (kind: string, a: string, ...targets: string[]) => ({ ...action(a, ...targets), text: { id: kind } });
const warned = (a: string, ...targets: string[]) => ({ ...action(a, ...targets), does: { warning: { id: 'lost' } } });

describe('kinds of answers', () => {
  const few = [of('take', 'take 1'), of('pass', 'pass')];
  const many = [...few, ...[2, 3, 4, 5, 6, 7, 8].map((nth) => of('take', `take ${nth}`))];

  it('are there only where the answers find no room', () => {
    expect(kindsOf(grouped(few), few)).toEqual([]);
    expect(kindsOf(grouped(many), many).map(({ kind }) => kind)).toEqual(['take', 'pass']);
  });
});

describe('answers', () => {
  it('begin with the likely one and end with what deserves a warning', () => {
    const main = { ...action('end'), main: true };
    expect(offered([warned('burn'), action('take'), main], []).map(({ a }) => a)).toEqual(['end', 'take', 'burn']);
  });

  it('begin with what is complete as it is chosen', () => {
    const pays = [action('pay 3 4', 'card:3', 'card:4'), action('pay 3', 'card:3')];
    expect(offered(pays, ['card:3']).map(({ a }) => a)).toEqual(['pay 3', 'pay 3 4']);
  });
});

describe('the answers in sight', () => {
  const mines = ['a', 'b', 'c'].map((hex) => of('mine', `mine ${hex}`, hex));
  const end = { ...of('end', 'end'), main: true };
  const names = (choosing: Parameters<typeof listed>[0]): string[] => listed(choosing).map(({ a }) => a);

  it('are those that name what was chosen', () => {
    expect(names({ actions: mines, open: mines, chosen: ['b'], held: null })).toEqual(['mine b']);
  });

  it('still have the others beside the one that waits for a yes', () => {
    expect(names({ actions: mines, open: mines, chosen: ['b'], held: mines[1]! })).toEqual(['mine a', 'mine b', 'mine c']);
  });

  it('have the likely one whatever kind is looked at', () => {
    const actions = [...mines, end];
    expect(names({ actions, open: mines, chosen: [], held: null })).toEqual(['end', 'mine a', 'mine b', 'mine c']);
    expect(names({ actions, open: mines, chosen: ['a'], held: null })).toEqual(['mine a']);
  });
});

describe('the gold answer', () => {
  it('is the likely one, else the only one, else the complete one', () => {
    const main = { ...action('end'), main: true };
    expect(likely([action('take'), main], [])?.a).toBe('end');
    expect(likely([action('take')], [])?.a).toBe('take');
    expect(likely([action('take', 'a'), action('swap', 'a', 'b')], ['a'])?.a).toBe('take');
    expect(likely([action('take', 'a'), action('swap', 'a', 'b')], [])).toBeNull();
  });

  it('is never one that deserves a warning', () => {
    expect(likely([warned('burn')], [])).toBeNull();
  });
});
