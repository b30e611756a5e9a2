/** Which of a game's options there are to choose from. */
import type { GameOption } from './types';

/** The option that is the way to play. */
const MODE = 'mode';

export interface Choices {
  mode: GameOption | null;
  others: GameOption[];
}

/** The options that make a difference at so many seats: the way to play, and the rest. */
export function choicesAt(options: readonly GameOption[], seats: number): Choices {
  const shown = options.filter((option) => !option.seats.length || option.seats.includes(seats));
  return {
    mode: shown.find(({ name }) => name === MODE) ?? null,
    others: shown.filter(({ name }) => name !== MODE),
  };
}
