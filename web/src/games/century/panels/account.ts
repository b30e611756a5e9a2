/** The account of points by source. */
import type { CenturyView, Source } from '../view';

export interface Entry {
  source: Source | null;
  kind: 'so far' | 'score' | 'then';
  /** Of each player. */
  points: number[];
}

const SO_FAR: readonly Source[] = ['cities', 'quality_of_life', 'bonus_cards'];
const AT_THE_END: readonly Source[] = ['territories', 'waste', 'environment', 'coins_rank', 'science_rank'];

/** Line by line: where points came from, the score, and what the end would add or has added; lines of nothing are left out. */
export function accountOf({ players, phase }: Pick<CenturyView, 'players' | 'phase'>): Entry[] {
  const line = (source: Source, kind: Entry['kind']): Entry => ({
    source,
    kind,
    points: players.map(({ points, final }) => (kind === 'then' && phase !== 'over' ? (final[source] ?? 0) : (points[source] ?? 0))),
  });
  const soFar = SO_FAR.map((source) => line(source, 'so far'));
  const score: Entry = { source: null, kind: 'score', points: players.map((player) => player.score) };
  const then = AT_THE_END.map((source) => line(source, 'then'));
  const lines = phase === 'over' ? [...soFar, ...then] : [...soFar, score, ...then];
  return lines.filter(({ kind, points }) => kind === 'score' || points.some(Boolean));
}
