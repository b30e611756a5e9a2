import { describe, expect, it } from 'vitest';
import { MissingWords, Phrasebook } from './phrasebook';

const french = new Phrasebook('fr', [
  `
you = Vous
player = Joueur { $number }
list-and = { $head } et { $last }
takes = { $seat } { $who ->
    [you] prenez
   *[other] prend
} { $module }.
module = terrabot { $letter }
scores = Scores : { $scores }
score = { $seat } { $points }
points = { $count ->
    [one] un point
   *[other] { $count } points
}
`,
]);
const names = ['Ada', 'Elsa', 'Théo'];
const module = { id: 'module', args: { letter: 'A' } };
const score = (seat: number, points: number) => ({ id: 'score', args: { seat, points } });

describe('a phrasebook', () => {
  it('says seats as names, or as you, and verbs agree', () => {
    const sentence = { id: 'takes', args: { seat: 1, module } };
    expect(french.say(sentence, names, 0)).toBe('Elsa prend terrabot A.');
    expect(french.say(sentence, names, 1)).toBe('Vous prenez terrabot A.');
    expect(french.say(sentence)).toBe('Joueur 2 prend terrabot A.');
  });

  it('joins lists, and the reader is known inside them too', () => {
    const say = (...scores: ReturnType<typeof score>[]) => french.say({ id: 'scores', args: { scores } }, names, 2);
    expect(say(score(0, 3), score(1, 4), score(2, 5))).toBe('Scores : Ada 3, Elsa 4 et Vous 5');
    expect(say(score(0, 3))).toBe('Scores : Ada 3');
    expect(say()).toBe('Scores : ');
  });

  it('counts', () => {
    expect(french.say({ id: 'points', args: { count: 1 } })).toBe('un point');
    expect(french.say({ id: 'points', args: { count: 3 } })).toBe('3 points');
  });

  it('ends a sentence with one full stop', () => {
    const abbreviated = { id: 'takes', args: { seat: 0, module: '2 C.I.Q.' } };
    expect(french.say(abbreviated, names)).toBe('Ada prend 2 C.I.Q.');
  });

  it('adds no marks of direction', () => {
    expect(french.say(module)).toBe('terrabot A');
  });

  it('refuses what it has no words for', () => {
    expect(french.has('nothing')).toBe(false);
    expect(() => french.say({ id: 'nothing' })).toThrow(MissingWords);
    expect(() => french.say({ id: 'module' })).toThrow(MissingWords);
  });
});
