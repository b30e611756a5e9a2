/** The view, and what is read from it everywhere. */
import type { Amounts, CenturyView, Player, Resource } from '../../generated/views/century';

export type * from '../../generated/views/century';

export const RESOURCES: readonly Resource[] = ['coins', 'science', 'points'];
/** What each is drawn as. */
export const SIGNS: Readonly<Record<Resource, string>> = { coins: 'coin', science: 'science', points: 'vp' };

export const playerAt = (view: CenturyView, seat: number | null): Player | null => (seat === null ? null : (view.players[seat] ?? null));

/** The resources that there are some of, with how many. */
export const present = (amounts: Amounts): { resource: Resource; count: number }[] =>
  RESOURCES.filter((resource) => amounts[resource]).map((resource) => ({ resource, count: amounts[resource] }));

/** How many territories a seat has won this round. */
export const wonBy = ({ sold }: CenturyView, seat: number): number => sold.filter((sale) => sale.seat === seat).length;

/** The rounds whose tiles are sold together with those of this round; none in the last one. */
export function pileRounds({ round }: CenturyView): 'early' | 'middle' | 'late' | 'none' {
  if (round > 5) return 'none';
  return round > 4 ? 'late' : round > 2 ? 'middle' : 'early';
}

/** Whether the board is about countries now, not about auctions. */
export const isAboutCountries = ({ phase }: CenturyView): boolean => phase !== 'auction' && phase !== 'catastrophe';
