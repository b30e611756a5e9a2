/** What events tell of the map: the hexes they name, and what the last move touched. */
import type { EventMessage, Sentence } from '../../shell/game-ui';
import { touchedBy } from '../../shell/last';
import { seatOf } from '../../shell/drawer/log';
import { changedHexes } from './history';
import { colour } from './seats';
import type { GaiaView, Owner } from './view';

const HEX = /^-?\d+x-?\d+$/u;

type Value = NonNullable<Sentence['args']>[string];

/** The hexes that a sentence names, in whatever argument. */
function hexesIn(value: Value): string[] {
  if (typeof value === 'string') return value.split(/[ ,]+/u).filter((word) => HEX.test(word));
  if (Array.isArray(value)) return value.flatMap(hexesIn);
  return typeof value === 'object' ? Object.values(value.args ?? {}).flatMap(hexesIn) : [];
}

/** The hexes that an event names. */
export const hexesNamed = ({ args = {} }: Sentence): string[] => Object.values(args).flatMap(hexesIn);

function ownerOf(event: EventMessage): Owner | null {
  return event.id.endsWith('-automa') ? 'automa' : seatOf(event);
}

/** What the last move touched: the colour of whoever moved, by hex. */
export function touched(events: EventMessage[], view: GaiaView): Map<string, string> {
  const owners = new Map<string, Owner>([
    ...changedHexes(view).map(({ hex, owner }) => [hex, owner] as const),
    ...touchedBy<Owner>(events, hexesNamed, ownerOf),
  ]);
  return new Map([...owners].map(([hex, owner]) => [hex, colour(owner)]));
}
