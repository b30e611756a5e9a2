/** The slots of a building, and who sits in which: only numbers matter (R23), so any fitting order will do. */
import { COLONISTS, type Colonist, type People, type PrintedBuilding } from './view';

export interface Slot {
  /** The type that fits; `null` for any. */
  fits: Colonist | null;
  /** Who is inside. */
  inside: Colonist | null;
}

/** Typed slots first; whoever finds none of their type sits in a free one. */
export function slotsOf(printed: PrintedBuilding, people: People): Slot[] {
  const left = { ...people };
  const take = (kind: Colonist): Colonist | null => (left[kind] > 0 ? ((left[kind] -= 1), kind) : null);
  const typed = COLONISTS.flatMap((fits) => Array.from({ length: printed.slots[fits] }, () => ({ fits, inside: take(fits) })));
  const free = Array.from({ length: printed.any }, () => {
    const kind = COLONISTS.find((each) => left[each] > 0);
    return { fits: null, inside: kind ? take(kind) : null };
  });
  return [...typed, ...free];
}

/** How many more colonists it takes, by what would fit; free slots under `any`. */
export function missing(slots: readonly Slot[]): { fits: Colonist | 'any'; count: number }[] {
  const empty = slots.filter(({ inside }) => inside === null).map(({ fits }) => fits ?? 'any');
  return [...COLONISTS, 'any' as const].map((fits) => ({ fits, count: empty.filter((each) => each === fits).length })).filter(({ count }) => count);
}
