/** Where the ranks of a hint stand on the board: beside what tells its moves apart. */
import type { HintMove, LegalAction } from '../../lib/types';

/** For each move the things that may carry its rank, the best first. */
export function carriers(moves: readonly HintMove[], actions: readonly LegalAction[]): string[][] {
  const targets = moves.map((move) => actions.find(({ a }) => a === move.a)?.targets ?? []);
  return targets.map((mine, index) => {
    const others = new Set(targets.flatMap((theirs, other) => (other === index ? [] : theirs)));
    const own = mine.filter((target) => !others.has(target));
    // What several moves touch says little, but is better than nothing.
    return [...own, ...mine.filter((target) => others.has(target)).toReversed()];
  });
}
