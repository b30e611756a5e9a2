import { describe, expect, it } from 'vitest';
import { action } from '../../testing/fake-socket';
import { kindsOf, likely, offered } from './answers';
import { grouped } from './narrowing';

const of = (kind: string, a: string, ...targets: string[]) => ({ ...action(a, ...targets), text: { id: kind } });
const warned = (a: string, ...targets: string[]) => ({ ...action(a, ...targets), does: { warning: { id: 'lost' } } });

describe('kinds of answers', () => {
  const few = [of('take', 'take 1'), of('pass', 'pass')];
  const many = [...few, of('take', 'take 2'), of('take', 'take 3'), of('take', 'take 4')];

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
