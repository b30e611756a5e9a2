/** Which tables my goods reach, and which they would reach by the answer in mind. */
import { total, type Plan } from '../view';

export interface Reached {
  way: 'paid' | 'bonus';
  /** How many goods the bonus brings there. */
  gained: number;
  /** Only by the answer in mind. */
  news: boolean;
}

export function reachOf(plan: Plan | null, then: Plan | null): Map<number, Reached> {
  const found = new Map<number, Reached>();
  for (const { table, way, gained } of (then ?? plan)?.legs ?? []) {
    if (way === 'missing') continue;
    found.set(table, { way, gained: total(gained), news: plan !== null && then !== null && table > plan.reaches });
  }
  return found;
}

/** The answers in mind that would take a seat to another table: the seats by the table they would arrive at. */
export function arrivals(before: readonly (readonly number[])[], after: readonly (readonly number[])[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  after.forEach((seats, table) => {
    const come = seats.filter((seat) => !before[table]?.includes(seat));
    if (come.length) found.set(table, come);
  });
  return found;
}
