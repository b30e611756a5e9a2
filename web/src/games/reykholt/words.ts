/** What things are and do, in the words of the game. */
import type { SeatInfo, Sentence, Translate } from '../../shell/game-ui';
import { present, type Goods, type Greenhouse, type ReykholtView, type Said } from './view';

/** What somebody is called at this table. */
export function nameOf(seat: number, you: number | null, seats: readonly SeatInfo[], t: Translate): string {
  if (seat === you) return t('you');
  return seats[seat]?.name ?? t('player', { number: seat + 1 });
}

/** Goods of several types, one after another. */
export const goodsOf = (goods: Goods): Sentence[] => present(goods).map(({ good, count }) => ({ id: `goods-${good}`, args: { count } }));

/** A sentence that came with the view. */
export const said = ({ id, args }: Said, t: Translate): string => t(id, args);

/** The view, with what to say of it. */
export interface Table {
  view: ReykholtView;
  you: number | null;
  seats: readonly SeatInfo[];
  t: Translate;
}

/** What the parts of the board are handed. */
export interface TableProps {
  table: Table;
  /** The view as it would be by the one answer in mind. */
  then: ReykholtView | null;
}

/** What a greenhouse is, what grows there and what may be planted. */
export function aboutGreenhouse({ number, plots, goods, allowed, rarest }: Greenhouse, t: Translate): string {
  const held = goodsOf(goods);
  return t('board-about-greenhouse', {
    number,
    plots,
    goods: held,
    filled: held.length,
    allowed: allowed.map((good) => ({ id: `good-${good}` })),
    rarest: { id: `good-${rarest}` },
  });
}
