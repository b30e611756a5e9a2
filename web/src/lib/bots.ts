/** Bots go by a first name at the table, so that two of a kind can be told apart. */
import type { TableSummary } from './types';

const NAMES = ['Ada', 'Blaise', 'Chloé', 'Diderot', 'Émilie', 'Fermat', 'Grace', 'Hypatie'];

export function withBotNames<Table extends TableSummary>(table: Table): Table {
  const taken = new Set(table.seats.filter((seat) => seat.kind === 'human').map((seat) => seat.name));
  const free = NAMES.filter((name) => !taken.has(name));
  const seats = table.seats.map((seat) =>
    seat.kind === 'bot' ? { ...seat, name: free[seat.seat % free.length]! } : seat,
  );
  return { ...table, seats };
}
