import { expect, it } from 'vitest';
import { choicesAt } from './options';
import type { GameOption } from './types';

const option = (name: string, ...seats: number[]): GameOption => ({ name, default: true, choices: [true, false], seats });

it('offers the way to play first, and only what makes a difference at so many seats', () => {
  const options = [option('always'), option('alone', 1), option('mode', 2, 3), option('crowded', 3, 4)];
  const names = (seats: number): (string | undefined)[] => {
    const { mode, others } = choicesAt(options, seats);
    return [mode?.name, ...others.map(({ name }) => name)];
  };
  expect(names(1)).toEqual([undefined, 'always', 'alone']);
  expect(names(3)).toEqual(['mode', 'always', 'crowded']);
});
