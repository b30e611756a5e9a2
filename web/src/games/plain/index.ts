/** A board for any game: its view as labelled areas. */
import type { GameUi } from '../../shell/game-ui';
import PlainBoard from './PlainBoard.svelte';
import PlainMine from './PlainMine.svelte';

export const game: GameUi = { Board: PlainBoard, Mine: PlainMine };
