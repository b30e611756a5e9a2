/** Dice of a row with their ids, those that would be new among them. */
import { newDice } from '../ahead';
import { counter, diePlace, type Places } from '../identity';
import { placedKey } from '../last';
import type { Owner } from '../view';

export interface Shown<Die> {
  die: Die;
  /** It would come to lie here. */
  ghost: boolean;
  /** The last move placed it. */
  fresh: boolean;
  piece: string | undefined;
}

/** What a region needs to know of its dice. */
export interface Row {
  /** Its own among the places of pieces. */
  area: string;
  /** As events call it. */
  where: string;
  ids: Places;
  /** What the last move placed. */
  fresh: ReadonlySet<string>;
}

/** `after` is the row as it is drawn: as it is, or as it would be. */
export function shownDice<Die extends Owner & { face: number }>({ area, where, ids, fresh }: Row, before: readonly Die[], after: readonly Die[]): Shown<Die>[] {
  const nth = counter();
  const isNew = newDice(before, after);
  return after.map((die, at) => {
    const ghost = isNew[at]!;
    const isFresh = !ghost && fresh.has(placedKey(where, die, die.face));
    return { die, ghost, fresh: isFresh, piece: ghost ? undefined : ids.get(nth(diePlace(area, die, die.face))) };
  });
}
