/** What the last move touched: the colour of whoever moved, by hex. */
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

export function touched(events: EventMessage[], view: GaiaView): Map<string, string> {
  const found = new Map<string, string>();
  for (const { hex, owner } of changedHexes(view)) found.set(hex, colour(owner));
  for (const { id, args = {} } of events) {
    const seat = id.endsWith('-automa') ? 'automa' : args.seat;
    if (typeof seat !== 'number' && seat !== 'automa') continue;
    const hexes = Object.values(args).flatMap(hexesIn);
    for (const hex of hexes) found.set(hex, colour(seat));
  }
  return found;
}
