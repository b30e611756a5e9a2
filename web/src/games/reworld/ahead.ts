/** What would be new, found by comparing the view with those that answers at hand lead to. */
import type { LegalAction } from '../../shell/game-ui';
import { moduleOf } from './modules';
import { arrived, mothership, totals, type Category } from './mothership';
import { playerAt, sum, type Letter, type ModuleCode, type Officer, type Player, type ReworldView } from './view';

export interface Ahead {
  action: LegalAction;
  view: ReworldView;
}

/** A row that a module may come to lie in. */
export type Row = 'defence' | 'shuttles' | 'satellites' | 'aboard' | 'flying' | `city:${Letter}` | `dock:${number}`;

/** A module that would come to lie somewhere. */
export interface Ghost {
  module: ModuleCode;
  /** What it would bring there at once. */
  gain: { points: number } | { shields: number } | null;
}

/** Where modules would come to lie, one ghost a row; the likelier answer comes first. */
export function ghosts(view: ReworldView, seat: number, ahead: readonly Ahead[]): Map<Row, Ghost> {
  const found = new Map<Row, Ghost>();
  for (const { view: after } of ahead) {
    const come = arrivals(playerAt(view, seat), playerAt(after, seat));
    const points = pointsAtOnce(view, after, seat);
    const scoring = come.find(({ row }) => row !== 'shuttles');
    for (const arrival of come) {
      if (found.has(arrival.row)) continue;
      const shields = arrival.row === 'defence' ? moduleOf(arrival.module).shields : 0;
      const scored = arrival === scoring && points > 0 ? { points } : null;
      found.set(arrival.row, { module: arrival.module, gain: shields ? { shields } : scored });
    }
  }
  return found;
}

interface Arrival {
  row: Row;
  module: ModuleCode;
}

/** Modules that lie where none lay: docks grow at their left end, all other rows at their right. */
function arrivals(before: Player, after: Player): Arrival[] {
  const found: Arrival[] = [];
  const grown = (row: Row, had: readonly ModuleCode[], has: readonly ModuleCode[]): void => {
    for (const module of has.slice(had.length)) found.push({ row, module });
  };
  for (const city of after.cities) {
    grown(`city:${city.letter}`, before.cities.find(({ letter }) => letter === city.letter)?.modules ?? [], city.modules);
  }
  grown('satellites', before.satellites, after.satellites);
  grown('defence', before.defence, after.defence);
  after.docks.forEach((dock, at) => grown(`dock:${at + 1}`, before.docks[at] ?? [], dock.toReversed()));
  grown('aboard', before.aboard, after.aboard);
  if (after.flying && !before.flying) found.push({ row: 'flying', module: after.flying });
  grown('shuttles', before.shuttles, after.shuttles);
  return found;
}

/** Points of the answer itself: those of ships show at the ships, those of the mothership in its table. */
function pointsAtOnce(view: ReworldView, after: ReworldView, seat: number): number {
  const gained = playerAt(after, seat).score - playerAt(view, seat).score;
  const won = after.ships.filter(({ id }) => shipsWon(view, after, seat).has(id));
  const paid = arrived(after) ? sum(mothership(after).map(({ shares }) => shares[seat]?.points ?? 0)) : 0;
  return gained - sum(won.map(({ points }) => points)) - paid;
}

function shipsWon(view: ReworldView, after: ReworldView, seat: number): Set<string> {
  const free = new Set<string>(view.ships.filter(({ owner }) => owner === null).map(({ id }) => id));
  return new Set(after.ships.filter(({ id, owner }) => owner === seat && free.has(id)).map(({ id }) => id));
}

/** The ships that one of these answers would win. */
export function winnable(view: ReworldView, seat: number, ahead: readonly Ahead[]): Set<string> {
  return new Set(ahead.flatMap((each) => [...shipsWon(view, each.view, seat)]));
}

/** The officers that the one answer at hand would lay, by port. */
export function laid(view: ReworldView, ahead: readonly Ahead[]): Map<number, readonly Officer[]> {
  const [only, ...more] = ahead;
  if (!only || more.length) return new Map();
  const bare = new Set(view.ports.filter(({ cards }) => !cards.length).map(({ port }) => port));
  const covered = only.view.ports.filter(({ port, cards }) => cards.length && bare.has(port));
  return new Map(covered.map(({ port, cards }) => [port, cards]));
}

export interface ShareChange {
  size: number;
  points: number;
}

/** What the mothership would find and pay this seat where an answer changes either, by category. */
export function shareChanges(view: ReworldView, seat: number, ahead: readonly Ahead[]): Map<Category, ShareChange> {
  const found = new Map<Category, ShareChange>();
  const now = mothership(view);
  for (const each of ahead) {
    mothership(each.view).forEach(({ category, shares }, at) => {
      const [had, has] = [now[at]?.shares[seat], shares[seat]];
      if (!has || found.has(category) || (had?.size === has.size && had.points === has.points)) return;
      found.set(category, { size: has.size, points: has.points });
    });
  }
  return found;
}

/** How this seat would stand if the mothership came after an answer. */
export interface Prospect {
  action: LegalAction;
  total: number;
  /** The best of the others. */
  rival: { seat: number; total: number };
}

export function prospects(seat: number, ahead: readonly Ahead[]): Prospect[] {
  return ahead.flatMap(({ action, view }) => {
    const all = totals(view);
    const [rival] = all.map((total, at) => ({ seat: at, total })).filter((each) => each.seat !== seat)
      .toSorted((one, other) => other.total - one.total);
    return rival ? [{ action, total: all[seat] ?? 0, rival }] : [];
  });
}
