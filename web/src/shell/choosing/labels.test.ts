import { describe, expect, it } from 'vitest';
import { action } from '../../testing/fake-socket';
import { byTarget, meaning, shortWords } from './labels';

const said = (a: string, id: string, ...targets: string[]) => ({ ...action(a, ...targets), text: { id } });
const say = ({ id }: { id: string }): string => id;
const ways = (count: number): string => `${count} ways`;

describe('the words of a card', () => {
  it('are the short ones of the game where it has them', () => {
    const speaker = { book: { has: (key: string) => key === 'short-Build a mine for 2 ore (+3)' }, say };
    expect(shortWords(speaker, said('mine', 'Build a mine for 2 ore (+3)'))).toBe('short-Build a mine for 2 ore (+3)');
    expect(shortWords(speaker, said('take', 'Take the satellite (+3)'))).toBe('Take the satellite');
  });
});

describe('what pointing at a thing may mean', () => {
  const pays = [1, 2, 3, 4].map((card) => said(`pay ${card}`, `Pay with officer ${card}`, `card:${card}`, 'port:7'));

  it('is found by the thing', () => {
    const found = byTarget([...pays, said('swap', 'Swap', 'card:1', 'card:1')]);
    expect(found.get('card:1')!.map(({ a }) => a)).toEqual(['pay 1', 'swap']);
    expect(found.get('port:7')).toHaveLength(4);
    expect(found.get('port:8')).toBeUndefined();
  });

  it('is said in full while that is short', () => {
    expect(meaning(pays.slice(0, 2), say, ways)).toBe('Pay with officer 1 ; Pay with officer 2');
    expect(meaning(pays, say, ways)).toBe('Pay with officer… 4 ways');
    expect(meaning([...pays, said('end', 'End')], say, ways)).toBe('5 ways');
  });
});
