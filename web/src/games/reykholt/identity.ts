/** What lies where, so that workers and service cards travel; managers have their seats for ids. */
import { follower, type Places } from '../../shell/pieces';
import type { ReykholtView } from './view';

export type { Places } from '../../shell/pieces';

export const managerPiece = (seat: number): string => `manager-${seat}`;
export const servicePiece = (card: string): string => `service-${card}`;

const workers = follower((view: ReykholtView) => {
  const found = new Map<string, string>();
  for (const { id, workers: there } of view.spaces) there.forEach((seat, nth) => found.set(`${id}.${nth}`, `worker-${seat}`));
  for (const { seat, workers: inHand } of view.players) {
    for (let nth = 0; nth < inHand; nth += 1) found.set(`hand-${seat}.${nth}`, `worker-${seat}`);
  }
  return found;
});

/** The id of the worker at each place of a view: on a space, or in a player's hand. */
export const workersOf = (view: ReykholtView): Places => workers(view);
