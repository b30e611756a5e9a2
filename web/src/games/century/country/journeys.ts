/** Where a citizen or a waste token may go that is on its way. */
import type { LegalAction } from '../../../shell/game-ui';
import type { Player } from '../view';

/** A tile, or a city of it. */
export interface Stop {
  tile: string;
  city: string | null;
}

export interface Journey {
  from: Stop;
  to: Stop;
}

/** From what was named first to each place that answers the question: `to L1-03.A`, `drop start`. */
export function journeysOf({ effecting }: Player, answers: readonly LegalAction[]): Journey[] {
  if (!effecting?.tile) return [];
  const from = { tile: effecting.tile, city: effecting.city };
  return answers.flatMap(({ a }) => {
    const [verb, of = ''] = a.split(' ');
    const [tile = '', city = null] = of.split('.');
    return verb === 'to' || verb === 'drop' ? [{ from, to: { tile, city } }] : [];
  });
}
