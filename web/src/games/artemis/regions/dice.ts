/** Dice of a row with their ids, those that would be new among them. */
import { newDice } from '../ahead';
import { counter, diePlace, type Places } from '../identity';
import type { Owner } from '../view';

export interface Shown<Die> {
  die: Die;
  /** It would come to lie here. */
  ghost: boolean;
  piece: string | undefined;
}

/** `after` is the row as it is drawn: as it is, or as it would be. */
export function shownDice<Die extends Owner & { face: number }>(area: string, before: readonly Die[], after: readonly Die[], ids: Places): Shown<Die>[] {
  const nth = counter();
  const isNew = newDice(before, after);
  return after.map((die, at) => {
    const ghost = isNew[at]!;
    return { die, ghost, piece: ghost ? undefined : ids.get(nth(diePlace(area, die, die.face))) };
  });
}
