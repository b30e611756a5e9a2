/** Why somebody has won, in a sentence: by how much, over whom, or by what broke the tie. */
import { winnersOf } from '../../lib/outcome';
import type { Result, TableSummary } from '../../lib/types';

export type Why = { kind: 'points'; points: number; second: Result } | { kind: 'tie-break'; second: Result } | null;

/** Nothing where several share the victory, or nobody was beaten. */
export function whyWon(table: TableSummary): Why {
  const winners = winnersOf(table);
  const [winner] = winners;
  if (!winner || winners.length > 1) return null;
  const beaten = (table.outcome?.results ?? []).filter(({ place }) => place > winner.place);
  const second = beaten.toSorted((one, other) => one.place - other.place)[0];
  if (!second || second.score > winner.score) return null; // who is ahead there gave up
  const points = winner.score - second.score;
  return points ? { kind: 'points', points, second } : { kind: 'tie-break', second };
}
