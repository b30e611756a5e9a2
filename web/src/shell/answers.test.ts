import { describe, expect, it } from 'vitest';
import type { LegalAction, Sentence } from '../lib/types';
import { mainAnswers, WORDED } from './answers';

const take = (port: number): LegalAction => ({ a: `take ${port}`, text: { id: `take`, args: { port } }, targets: [`port:${port}`] });
const leave: LegalAction = { a: 'leave', text: { id: 'leave' }, targets: [] };
const say = (sentence: Sentence): string => `${sentence.id} ${String(sentence.args?.['port'] ?? '')}`.trim();

const nameOf = ({ verb }: { verb: string }): string => verb;

describe('the answers beside the question', () => {
  it('are single when there are few', () => {
    const answers = mainAnswers([take(1), leave], [], say, nameOf);
    expect(answers.map((answer) => answer.words)).toEqual(['take 1', 'leave']);
    expect(answers.some((answer) => answer.likely)).toBe(false);
  });

  it('are gathered by verb when there are many', () => {
    const answers = mainAnswers([1, 2, 3, 4].map(take).concat(leave), [], say, nameOf);
    expect(answers.map(({ words, count }) => [words, count])).toEqual([['take', 4], ['leave', 1]]);
  });

  it('are single too when the board shows none of them', () => {
    const turns = [0, 1, 2, 3, 4, 5].map((turn): LegalAction => ({ a: `turn ${turn}`, text: { id: 'turn' }, targets: [] }));
    expect(mainAnswers(turns, [], say, nameOf)).toHaveLength(6);
  });

  it('are single, however many, where the board is only words', () => {
    const many = Array.from({ length: 20 }, (_, port) => take(port));
    expect(mainAnswers(many, [], say, nameOf, WORDED)).toHaveLength(20);
    expect(mainAnswers([...many, ...many, ...many], [], say, nameOf, WORDED)).toHaveLength(1);
  });

  it('are gold when the choice is complete, and never two', () => {
    const pays: LegalAction[] = ['3', '3 4', '4 3'].map((cards) => ({
      a: `pay ${cards}`,
      text: { id: 'pay' },
      targets: cards.split(' ').map((card) => `card:${card}`),
    }));
    expect(mainAnswers(pays, ['card:3'], say, nameOf).map(({ key, likely }) => [key, likely])).toEqual([['pay 3', true]]);
    expect(mainAnswers(pays, ['card:3', 'card:4'], say, nameOf).map(({ key, likely }) => [key, likely])).toEqual([
      ['pay 3 4', true],
      ['pay 4 3', false],
    ]);
  });
});
