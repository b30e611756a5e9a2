import { describe, expect, it } from 'vitest';
import type { HintMove, LegalAction } from '../../lib/types';
import { carriers } from './hint-places';

const move = (a: string): HintMove => ({ a, text: { id: a }, value: 0 });
const action = (a: string, ...targets: string[]): LegalAction => ({ a, text: { id: a }, targets, does: {} });

describe('the ranks of a hint', () => {
  it('stand beside what tells the moves apart', () => {
    const actions = [action('lab', 'hex:1', 'piece:lab'), action('mine', 'hex:1', 'piece:mine'), action('pass', 'pass')];
    expect(carriers([move('lab'), move('pass'), move('mine')], actions)).toEqual([
      ['piece:lab', 'hex:1'],
      ['pass'],
      ['piece:mine', 'hex:1'],
    ]);
  });

  it('stand nowhere for a move that touches nothing or is not offered any more', () => {
    expect(carriers([move('leave'), move('gone')], [action('leave')])).toEqual([[], []]);
  });
});
