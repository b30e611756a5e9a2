/** What lies where in the countries, so that citizens and waste travel. */
import { follower, type Places } from '../../../shell/pieces';
import type { CenturyView } from '../view';

const pieces = follower((view: CenturyView) => {
  const found = new Map<string, string>();
  for (const { seat, country } of view.players) {
    for (const { tile, citizens, waste } of country) {
      for (const letter of citizens) found.set(`${seat}/city:${tile}.${letter}`, `citizen-${seat}`);
      for (let nth = 0; nth < waste; nth += 1) found.set(`${seat}/waste:${tile}.${nth}`, `waste-${seat}`);
    }
  }
  return found;
});

/** The id of the piece at each place of a view. */
export const piecesOf = (view: CenturyView): Places => pieces(view);
