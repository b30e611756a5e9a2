/** Reykholt at the table. */
import './reykholt.css';
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
import { turnOrder, type ReykholtView } from './view';

addSprite(icons);

export const game: GameUi<ReykholtView> = {
  primer,
  Board,
  Mine,
  Rival,
  RivalBoard,
  Score,
  Holding,
  order: (view) => (view.players.length > 1 ? turnOrder(view) : []),
  place: ({ round, rounds, phase }) => ({ id: 'board-place', args: { round, rounds, phase: { id: `phase-${phase}` } } }),
};
