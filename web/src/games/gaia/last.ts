/** What events tell of the map: the hexes they name, and what the last move touched. */
import type { EventMessage, Sentence } from '../../shell/game-ui';
import { changedHexes } from './history';
import { colour } from './seats';
import type { GaiaView } from './view';

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

/** What the last move touched: the colour of whoever moved, by hex. */
export function touched(events: EventMessage[], view: GaiaView): Map<string, string> {
  const found = new Map<string, string>();
  for (const { hex, owner } of changedHexes(view)) found.set(hex, colour(owner));
  for (const event of events) {
    const seat = event.id.endsWith('-automa') ? 'automa' : event.args?.seat;
    if (typeof seat !== 'number' && seat !== 'automa') continue;
    for (const hex of hexesNamed(event)) found.set(hex, colour(seat));
  }
  return found;
}
