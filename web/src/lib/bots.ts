/** Bots go by a first name at the table, so that two of a kind can be told apart. */
import type { SeatInfo, TableSummary } from './types';

const NAMES = ['Ada', 'Blaise', 'Chloé', 'Diderot', 'Émilie', 'Fermat', 'Grace', 'Hypatie'];

/** The same table is named once: whoever draws it sees that nothing changed. */
const named = new WeakMap<object, object>();

function once<Given extends object>(given: Given, make: (given: Given) => Given): Given {
  let made = named.get(given) as Given | undefined;
  if (!made) named.set(given, (made = make(given)));
  return made;
}

function nameBots(given: SeatInfo[]): SeatInfo[] {
  const taken = new Set(given.filter((seat) => seat.kind === 'human').map((seat) => seat.name));
  const free = NAMES.filter((name) => !taken.has(name));
  return given.map((seat) =>
    seat.kind === 'bot' ? { ...seat, name: free[seat.seat % free.length]! } : seat,
  );
}

export const withBotNames = (table: TableSummary): TableSummary =>
  once(table, (given) => ({ ...given, seats: once(given.seats, nameBots) }));
