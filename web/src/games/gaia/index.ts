/** Gaia Project at the table. */
import './gaia.css';
import type { GameUi } from '../../shell/game-ui';
import { addSprite } from '../../ui/sprite';
import Board from './Board.svelte';
import { forget, remember } from './history';
import Holding from './Holding.svelte';
import icons from './icons.svg?raw';
import Mine from './Mine.svelte';
import { primer } from './primer';
import Rival from './Rival.svelte';
import RivalBoard from './RivalBoard.svelte';
import Score from './Score.svelte';
import { ROUNDS, type GaiaView } from './view';

addSprite(icons);

export const game: GameUi<GaiaView> = {
  primer,
  Board,
  Mine,
  Rival,
  RivalBoard,
  Score,
  Holding,
  learn: remember,
  leap: forget,
  order: (view) => view.order.filter((owner) => owner !== 'automa'),
  place: (view) =>
    view.round > 0
      ? { id: 'board-round', args: { round: view.round, rounds: ROUNDS } }
      : { id: 'board-setup' },
};
