/** 20th Century at the table. */
import './century.css';
import type { GameUi } from '../../shell/game-ui';
import { addSprite } from '../../ui/sprite';
import { bidOf } from './auction/bids';
import Board from './Board.svelte';
import Holding from './Holding.svelte';
import Mine from './Mine.svelte';
import Note from './Note.svelte';
import icons from './pieces/icons.svg?raw';
import { primer } from './primer';
import Rival from './Rival.svelte';
import RivalBoard from './RivalBoard.svelte';
import Score from './Score.svelte';
import type { CenturyView } from './view';

addSprite(icons);

export const game: GameUi<CenturyView> = {
  primer,
  Board,
  Mine,
  Rival,
  RivalBoard,
  Score,
  Holding,
  Note,
  place: ({ round, phase, printed }) => ({ id: 'board-place', args: { round, rounds: printed.rounds, phase: { id: `board-phase-${phase}` } } }),
  count: ({ a }, { phase }) => {
    const number = bidOf(a);
    return number === null ? null : { number, holding: phase === 'catastrophe' ? 'science' : 'coins' };
  },
};
