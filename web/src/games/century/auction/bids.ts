/** How each seat stands in the territory auction. */
import type { CenturyView, Quit } from '../view';

export type Standing = 'best' | 'in' | 'passed' | 'quit';

export interface Bidder {
  seat: number;
  standing: Standing;
  /** The last bid on the lot. */
  bid: number | null;
  /** Territories won this round. */
  won: number;
  /** How it has quit. */
  quit: Quit | null;
}

function standingOf({ lot, quit }: CenturyView, seat: number): Standing {
  if (quit.includes(seat)) return 'quit';
  if (lot?.bidder === seat) return 'best';
  return lot?.passed.includes(seat) ? 'passed' : 'in';
}

export const bidders = (view: CenturyView): Bidder[] =>
  view.players.map(({ seat }) => ({
    seat,
    standing: standingOf(view, seat),
    bid: view.lot?.bids[seat] ?? null,
    won: view.sold.filter((sale) => sale.seat === seat).length,
    quit: view.quits.find((each) => each.seat === seat) ?? null,
  }));

/** How long a bar is for a bid, in hundredths: the highest bid in sight leaves room for more. */
export function barOf(bid: number, highest: number): number {
  const most = Math.max(10, Math.ceil((highest * 4) / 3));
  return Math.min(100, Math.round((100 * bid) / most));
}

/** The bid that an answer makes, and its kind; `null` for another answer. */
export function bidOf(notation: string): number | null {
  const found = /^(?:bid|raise) (\d+)$/u.exec(notation);
  return found ? Number(found[1]) : null;
}
