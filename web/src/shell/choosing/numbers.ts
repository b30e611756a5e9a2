/** Answers that are numbers, as bids are: a stepper goes through them, so that they need no list. */
import type { LegalAction } from '../../lib/types';

/** How many of what an answer says; what it counts is a holding of the game. */
export interface Count {
  number: number;
  holding: string;
}

export interface Counted extends Count {
  action: LegalAction;
}

/** The answers that are numbers, rising, and those that are not. */
export function sorted(
  actions: readonly LegalAction[],
  countOf: (action: LegalAction) => Count | null,
): { counted: Counted[]; others: LegalAction[] } {
  const counted: Counted[] = [];
  const others: LegalAction[] = [];
  for (const action of actions) {
    const count = countOf(action);
    if (count) counted.push({ ...count, action });
    else others.push(action);
  }
  return { counted: counted.toSorted((one, other) => one.number - other.number), others };
}

/** The one of the rising numbers that is nearest to the wanted one. */
export function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, number) => (Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best));
}

/** Where a step leads among the rising numbers: at least that far, or to the end. */
export function stepped(numbers: readonly number[], from: number, by: number): number {
  const to = from + by;
  if (by > 0) return numbers.find((number) => number >= to) ?? numbers.at(-1)!;
  return numbers.findLast((number) => number <= to) ?? numbers[0]!;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** Where a key leads among the rising numbers; `null` for another key. */
export function keyed(numbers: readonly number[], from: number, key: string): number | null {
  const by = STEPS[key];
  if (by !== undefined) return stepped(numbers, from, by);
  if (key === 'Home') return numbers[0]!;
  return key === 'End' ? numbers.at(-1)! : null;
}
