/** Which dice the last move placed, read from its events. */
import type { EventMessage, Sentence } from '../../shell/game-ui';
import { seatOf } from '../../shell/drawer/log';
import { ownerCode } from './identity';
import type { Owner } from './view';

/** A die by where it stands (a region, an expedition or a building by code), whose it is and what it shows. */
export const placedKey = (where: string, owner: Owner, face: number): string => `${where}/${ownerCode(owner)}/${face}`;

const PLACED = ['event-DiePlaced', 'event-DroneDiePlaced'];

/** The code of the place that a sentence names: `at-vents`, `at-expedition` of a card, `on-tile` of a building. */
function codeOf({ id, args = {} }: Sentence): string {
  const inner = args.expedition ?? args.building;
  const name = typeof inner === 'object' && !Array.isArray(inner) ? inner.id : id;
  return name.slice(name.indexOf('-') + 1);
}

/** The dice that these events placed. */
export function placements(events: readonly EventMessage[]): Set<string> {
  return new Set(
    events.flatMap((event) => {
      const { where, face, drone } = event.args ?? {};
      if (!PLACED.includes(event.id) || typeof where !== 'object' || Array.isArray(where)) return [];
      return [placedKey(codeOf(where), { seat: seatOf(event), drone: typeof drone === 'number' ? drone : null }, Number(face))];
    }),
  );
}
