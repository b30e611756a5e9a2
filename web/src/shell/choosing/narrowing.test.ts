import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../lib/types';
import { grouped, narrow, nextTargets, plain, point, sharedBeginning, splitGain, stateOf, stillOffered } from './narrowing';

const action = (a: string, verb: string, ...targets: string[]): LegalAction => ({ a, text: { id: verb }, targets, does: {} });

const pay3 = action('pay 3', 'one', 'card:3');
const pay33 = action('pay 33', 'more', 'card:3', 'card:3');
const pay34 = action('pay 34', 'more', 'card:4', 'card:3');
const pay43 = action('pay 43', 'more', 'card:3', 'card:4');
const leave = action('leave', 'leave');
const all = [leave, pay34, pay43, pay33, pay3];

describe('narrowing', () => {
  it('keeps everything while nothing is chosen', () => {
    expect(narrow(all, [])).toBe(all);
  });

  it('keeps the actions that name every chosen thing, the most complete first', () => {
    expect(narrow(all, ['card:3'])).toEqual([pay3, pay34, pay43, pay33]);
    expect(narrow(all, ['card:3', 'card:4'])).toEqual([pay34, pay43]);
  });

  it('counts equal things', () => {
    expect(narrow(all, ['card:3', 'card:3'])).toEqual([pay33]);
    expect(narrow(all, ['card:4', 'card:4'])).toEqual([]);
  });

  it('knows what can be pointed at next', () => {
    expect(nextTargets(all, [])).toEqual(new Set(['card:3', 'card:4']));
    expect(nextTargets(narrow(all, ['card:3']), ['card:3'])).toEqual(new Set(['card:3', 'card:4']));
    expect(nextTargets([pay33], ['card:3', 'card:3'])).toEqual(new Set());
  });
});

describe('states', () => {
  const next = new Set(['card:3', 'card:4']);
  const elsewhere = new Set(['port:7']);

  it('shows as many chosen as were chosen', () => {
    expect(stateOf('card:3', 0, ['card:3'], next, elsewhere, new Set())).toBe('sel');
    expect(stateOf('card:3', 1, ['card:3'], next, elsewhere, new Set())).toBe('target');
  });

  it('tells what goes on from what begins anew, and both from the rest', () => {
    expect(stateOf('card:4', 0, ['card:3'], next, elsewhere, new Set())).toBe('target');
    expect(stateOf('port:7', 0, ['card:3'], next, elsewhere, new Set())).toBe('avail');
    expect(stateOf('port:8', 0, ['card:3'], next, elsewhere, new Set())).toBeNull();
    expect(stateOf('card:4', 0, ['card:3'], next, elsewhere, new Set(['card:4']))).toBe('risk');
  });
});

describe('pointing', () => {
  const port = action('take 7', 'take', 'port:7');

  it('adds, takes back, and begins anew', () => {
    expect(point(all, ['card:3'], 'card:4', 'target')).toEqual(['card:3', 'card:4']);
    expect(point(all, ['card:3', 'card:3'], 'card:3', 'sel')).toEqual(['card:3']);
    expect(point([...all, port], ['card:3'], 'port:7', 'avail')).toEqual(['port:7']);
  });

  it('keeps what still fits when it begins anew', () => {
    const ab = action('ab', 'x', 'a', 'b');
    const ac = action('ac', 'x', 'a', 'c');
    expect(point([ab, ac], ['a', 'b'], 'c', 'avail')).toEqual(['a', 'c']);
  });
});

describe('a choice that is half made', () => {
  it('stays as it is while all of it is offered', () => {
    const chosen = ['card:4', 'card:3'];
    expect(stillOffered(all, chosen)).toBe(chosen);
  });

  it('loses only what is no longer offered', () => {
    expect(stillOffered([leave, pay33, pay3], ['card:4', 'card:3'])).toEqual(['card:3']);
    expect(stillOffered([leave, pay3], ['card:3', 'card:3'])).toEqual(['card:3']);
    expect(stillOffered([leave], ['card:3'])).toEqual([]);
  });

  it('loses what no longer goes together with what was chosen first', () => {
    const one = action('one', 'x', 'a');
    const other = action('other', 'x', 'b');
    expect(stillOffered([one, other], ['a', 'b'])).toEqual(['a']);
  });
});

describe('words', () => {
  it('groups by kind, in order', () => {
    expect(grouped(all).map(({ kind, actions }) => [kind, actions.length])).toEqual([
      ['leave', 1],
      ['more', 3],
      ['one', 1],
    ]);
  });

  it('names a group by its shared beginning', () => {
    expect(sharedBeginning(['Port 7 : terrabot', 'Port 8 : ferme'])).toBe('Port');
    expect(sharedBeginning(['Acquérir avec 1', 'Acquérir avec 2'])).toBe('Acquérir avec');
    expect(sharedBeginning(['a', 'b'])).toBe('');
  });

  it('splits points off', () => {
    expect(splitGain('Quitter la manche (+5)')).toEqual({ words: 'Quitter la manche', gain: '+5' });
    expect(splitGain('Ada part (+2).')).toEqual({ words: 'Ada part.', gain: '+2' });
    expect(splitGain('Ada part (+0).')).toEqual({ words: 'Ada part.', gain: null });
    expect(splitGain('Défense (2 boucliers).')).toEqual({ words: 'Défense (2 boucliers).', gain: null });
  });

  it('filters without accents', () => {
    expect(plain('Réacteur')).toBe('reacteur');
    expect(plain('Port 7\u00a0: navette')).toBe('port 7 : navette');
  });
});
