/** The view, and what is read from it everywhere. */
import type { Column, Good, Plan, Player, ReykholtView } from '../../generated/views/reykholt';

export type * from '../../generated/views/reykholt';

/** Goods by type; what is nothing may be left out. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** From common to rare. */
export const GOODS: readonly Good[] = ['tomato', 'lettuce', 'mushroom', 'cauliflower', 'carrot'];
export const COLUMNS: readonly Column[] = ['property', 'field', 'market', 'town_hall'];

export const playerAt = (view: ReykholtView, seat: number | null): Player | null => (seat === null ? null : (view.players[seat] ?? null));

/** Each type that is there, with how many of it, from common to rare. */
export const present = (goods: Goods): { good: Good; count: number }[] =>
  GOODS.flatMap((good) => (goods[good] ? [{ good, count: goods[good] }] : []));

export const total = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);

/** The goods one by one, from common to rare. */
export const oneByOne = (goods: Goods): Good[] => present(goods).flatMap(({ good, count }) => Array.from({ length: count }, () => good));

/** The plan that matters now: with the harvest of this round while it is still to come. */
export const planOf = (player: Player): Plan => player.plan_after_harvest ?? player.plan;

/** The seats as their turns follow, from the start player. */
export const turnOrder = ({ players, first }: ReykholtView): number[] => players.map((_, place) => (first + place) % players.length);
