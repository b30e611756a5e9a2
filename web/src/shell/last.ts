/** What the last move touched, read from its events. */
import type { EventMessage } from '../lib/types';
import { seatOf } from './drawer/log';

/** Who moved there, by place: `placesIn` are the places that an event names, `ownerOf` is who acted. */
export function touchedBy<Owner = number>(
  events: readonly EventMessage[],
  placesIn: (event: EventMessage, owner: Owner) => readonly string[],
  ownerOf: (event: EventMessage) => Owner | null = seatOf as (event: EventMessage) => Owner | null,
): Map<string, Owner> {
  const found = new Map<string, Owner>();
  for (const event of events) {
    const owner = ownerOf(event);
    if (owner === null) continue;
    for (const place of placesIn(event, owner)) found.set(place, owner);
  }
  return found;
}

/** The last to move, if anybody did. */
export const moverOf = (events: readonly EventMessage[]): number | null =>
  events.map(seatOf).findLast((seat) => seat !== null) ?? null;
