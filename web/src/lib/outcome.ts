/** How a game stands or ended, read from the outcome that its table's summary carries. */
import type { Outcome, Result, Sentence, TableSummary } from './types';

/** The points of that seat; none before the game begins. */
export function scoreOf(outcome: Outcome | null | undefined, seat: number | null): number | undefined {
  return seat === null ? undefined : outcome?.results.find((result) => result.seat === seat)?.score;
}

/** The place that the seat has now; none before the game begins. */
export const placeOf = (outcome: Outcome | null | undefined, seat: number | null): number | undefined =>
  seat === null ? undefined : outcome?.results.find((result) => result.seat === seat)?.place;

/** Whether that seat is ahead, alone or with others, and has something to show for it. */
export const isAhead = (outcome: Outcome | null | undefined, seat: number): boolean =>
  outcome?.results.some((result) => result.seat === seat && result.place === 1 && result.score > 0) ?? false;

/** Points as curves show them: the seats' in their order, then those of opponents without a seat. */
export const scoresOf = (outcome: Outcome | null | undefined): number[] =>
  (outcome?.results ?? []).map(({ score }) => score);

/** The best first; who shares a place stays in the order of the seats. */
export const ranked = (outcome: Outcome | null | undefined): Result[] =>
  (outcome?.results ?? []).toSorted((one, other) => one.place - other.place);

/** Those who have won; nobody as long as the game goes on. */
export function winnersOf(table: TableSummary): Result[] {
  return table.status === 'over' ? (table.outcome?.results ?? []).filter(({ won }) => won) : [];
}

export const hasWon = (table: TableSummary, seat: number | null): boolean =>
  seat !== null && winnersOf(table).some((result) => result.seat === seat);

/** A player's name, or that of an opponent without a seat in the game's own words. */
export function nameOf(result: Result, table: TableSummary, say: (sentence: Sentence) => string): string {
  if (result.seat !== null) return table.seats[result.seat]?.name ?? '';
  return result.opponent ? say({ id: result.opponent }) : '';
}
