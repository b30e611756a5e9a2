/** The Artemis Project at the table. */
import './artemis.css';
import type { GameUi } from '../../shell/game-ui';
import { addSprite } from '../../ui/sprite';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import icons from './icons.svg?raw';
import Mine from './Mine.svelte';
import { primer } from './primer';
import Rival from './Rival.svelte';
import RivalBoard from './RivalBoard.svelte';
import Score from './Score.svelte';
import { turnOrder, type ArtemisView } from './view';

addSprite(icons);

export const game: GameUi<ArtemisView> = {
  primer,
  Board,
  Mine,
  Rival,
  RivalBoard,
  Score,
  Holding,
  order: (view) => (view.seats > 1 ? turnOrder(view) : []),
  place: ({ round, phase, printed }) => {
    const stage = { id: `board-phase-${phase}` };
    return round > 0 ? { id: 'board-place', args: { round, rounds: printed.rounds, phase: stage } } : stage;
  },
};
