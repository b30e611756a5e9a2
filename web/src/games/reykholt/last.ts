/** Where the last move placed a worker, read from its events. */
import type { EventMessage, Sentence } from '../../shell/game-ui';

const isSentence = (value: unknown): value is Sentence => typeof value === 'object' && value !== null && 'id' in value;

/** The spaces that these events name. */
export function placed(events: readonly EventMessage[]): Set<string> {
  return new Set(
    events.flatMap(({ id, args }) => {
      const space = args?.space;
      if (!id.startsWith('event-WorkerPlaced') || !isSentence(space)) return [];
      const column = space.args?.column;
      return isSentence(column) ? [`${column.id.slice('column-'.length)}-${space.args?.row}`] : [];
    }),
  );
}
