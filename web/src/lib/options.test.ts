import { describe, expect, it } from 'vitest';
import { choicesAt, valuesAt } from './options';
import type { GameOption } from './types';

const option = (name: string, ...seats: number[]): GameOption => ({ name, default: true, choices: [true, false], seats, only: {} });

it('offers the way to play first, and only what makes a difference at so many seats', () => {
  const options = [option('always'), option('alone', 1), option('mode', 2, 3), option('crowded', 3, 4)];
  const names = (seats: number): (string | undefined)[] => {
    const { mode, others } = choicesAt(options, seats);
    return [mode?.name, ...others.map(({ name }) => name)];
  };
  expect(names(1)).toEqual([undefined, 'always', 'alone']);
  expect(names(3)).toEqual(['mode', 'always', 'crowded']);
});

describe('a value that is for two players only', () => {
  const group: GameOption = { name: 'group', default: 'A', choices: ['A', 'B', 'E'], seats: [], only: { E: [2] } };

  it('is offered to two', () => {
    expect(choicesAt([group], 2).others[0]!.choices).toEqual(['A', 'B', 'E']);
    expect(choicesAt([group], 3).others[0]!.choices).toEqual(['A', 'B']);
  });

  it('gives way to the default while there are more, and comes back with them', () => {
    expect(valuesAt([group], { group: 'E' }, 3)).toEqual({ group: 'A' });
    expect(valuesAt([group], { group: 'E' }, 2)).toEqual({ group: 'E' });
    expect(valuesAt([group], { group: 'B' }, 3)).toEqual({ group: 'B' });
  });
});

it('keeps what makes no difference at so many seats as it is by default', () => {
  expect(valuesAt([option('alone', 1), option('always')], { alone: false, always: false }, 2)).toEqual({ alone: true, always: false });
});
