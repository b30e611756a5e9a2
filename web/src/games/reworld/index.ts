/** Reworld at the table. */
import './reworld.css';
import type { GameUi } from '../../shell/game-ui';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Holding from './Holding.svelte';
import Mine from './Mine.svelte';
import { learn } from './modules';
import { primer } from './primer';
import Rival from './Rival.svelte';
import RivalBoard from './RivalBoard.svelte';
import Score from './Score.svelte';
import type { ReworldView } from './view';

export const game: GameUi<ReworldView> = {
  primer,
  Board,
  Mine,
  Hand,
  Rival,
  RivalBoard,
  Holding,
  Score,
  learn: (view) => learn(view.printed),
  place: (view) =>
    view.chapter === 1
      ? { id: 'place-station', args: { round: view.round ?? 1, rounds: view.terrabot_points.length } }
      : { id: 'place-colony' },
};
