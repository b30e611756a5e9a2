/** Where the last move placed a worker, read from its events. */
import type { EventMessage } from '../../shell/game-ui';

/** The spaces that these events name. */
export function placed(events: readonly EventMessage[]): Set<string> {
  return new Set(events.flatMap(({ id, args }) => (id === 'event-WorkerPlaced' && typeof args?.code === 'string' ? [args.code] : [])));
}
