/** A board for any game: its view as labelled areas, every answer as a button. */
import type { GameUi } from '../../shell/game-ui';
import PlainBoard from './PlainBoard.svelte';

export const game: GameUi = { Board: PlainBoard };
