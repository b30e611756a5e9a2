/** Which of a game's options there are to choose from. */
import type { GameOption, OptionValue } from './types';

/** The option that is the way to play. */
const MODE = 'mode';

export interface Choices {
  mode: GameOption | null;
  others: GameOption[];
}

const makesADifference = (option: GameOption, seats: number): boolean => !option.seats.length || option.seats.includes(seats);

const isFor = (option: GameOption, value: OptionValue, seats: number): boolean => option.only[String(value)]?.includes(seats) ?? true;

/** The options that make a difference at so many seats, with the values for so many: the way to play, and the rest. */
export function choicesAt(options: readonly GameOption[], seats: number): Choices {
  const shown = options
    .filter((option) => makesADifference(option, seats))
    .map((option) => ({ ...option, choices: option.choices.filter((choice) => isFor(option, choice, seats)) }));
  return {
    mode: shown.find(({ name }) => name === MODE) ?? null,
    others: shown.filter(({ name }) => name !== MODE),
  };
}

/** What was picked, and the default where that is not for so many seats. */
export function valuesAt(
  options: readonly GameOption[],
  picked: Readonly<Record<string, OptionValue>>,
  seats: number,
): Record<string, OptionValue> {
  return Object.fromEntries(
    options.map((option) => {
      const value = picked[option.name] ?? option.default;
      const isPossible = makesADifference(option, seats) && isFor(option, value, seats);
      return [option.name, isPossible ? value : option.default];
    }),
  );
}
