/** What would be new, found by comparing the view with those that answers at hand lead to. */
import type { LegalAction } from '../../shell/game-ui';
import { isSame, type ArtemisView, type Expedition, type Owner } from './view';

export interface Ahead {
  action: LegalAction;
  view: ArtemisView;
}

/**
 * A part of the board as it would be: what the board draws there instead. Of several answers only one that
 * brings dice there is shown, and none of one that takes dice away, which would show what is being decided
 * as if it was over.
 */
export function partAhead<Part>(
  view: ArtemisView,
  ahead: readonly Ahead[],
  part: (view: ArtemisView) => Part,
  dice: (part: NonNullable<Part>) => number,
): Part {
  const now = part(view);
  const known = JSON.stringify(now);
  const least = now ? dice(now) + (ahead.length > 1 ? 1 : 0) : 0;
  return ahead.map((each) => part(each.view)).find((then) => then && dice(then) >= least && JSON.stringify(then) !== known) ?? now;
}

/** Which dice of a row were not there before: as many of an owner's face as there are more of them. */
export function newDice<Die extends Owner & { face: number }>(before: readonly Die[], after: readonly Die[]): boolean[] {
  const left = [...before];
  return after.map((die) => {
    const at = left.findIndex((each) => isSame(each, die) && each.face === die.face);
    if (at < 0) return before !== after;
    left.splice(at, 1);
    return false;
  });
}

/** How a seat would come off on an expedition: its rank from 1, and whether it would be alone there. */
export function standing({ ranks }: Expedition, seat: number): { rank: number; alone: boolean } | null {
  const rank = ranks.findIndex((each) => each.seat === seat) + 1;
  return rank ? { rank, alone: ranks.length === 1 } : null;
}

/** The face of the die that is chosen for the move, if one is. */
export function chosenFace(chosen: readonly string[]): number | null {
  const die = chosen.findLast((id) => id.startsWith('die:'));
  return die === undefined ? null : Number(die.slice('die:'.length));
}
