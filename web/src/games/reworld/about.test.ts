import { expect, it } from 'vitest';
import { moduleAbout, moduleRule } from './about';

const told = (code: string): [string, string] => [moduleAbout(code).id, moduleRule(code)];

it('tells units apart by where they land and what they score', () => {
  expect(told('crane')).toEqual(['board-about-unit', 'R43']);
  expect(told('farm')).toEqual(['board-about-farm', 'R45']);
  expect(told('crane*')).toEqual(['board-about-special', 'R46']);
});

it('knows that a shuttle without shields cannot defend', () => {
  expect(moduleRule('shuttle-0')).toBe('R37');
  expect(moduleRule('shuttle-2')).toBe('R36');
  expect(moduleAbout('shuttle-0').args?.shields).toBe(0);
});
