/**
 * Which piece is which. A view only tells what lies where; a piece that moved is told from a new one
 * by comparing a view with the one before: whatever left its place is what turned up elsewhere.
 */
import { DOCKS, type ReworldView } from './view';

/** Ids of pieces by their places, e.g. `port:7`, `1/dock:2.0`, `hand:3.0`. */
export type Places = ReadonlyMap<string, string>;

const known = new WeakMap<ReworldView, Places>();
let before: Places = new Map();
let created = 0;

/** The id of the piece at each place of this view. */
export function pieces(view: ReworldView): Places {
  let ids = known.get(view);
  if (!ids) {
    ids = follow(before, places(view));
    known.set(view, ids);
    before = ids;
  }
  return ids;
}

/** An id is the kind of piece and a serial number: `bot-A#12`. */
function follow(old: Places, now: Map<string, string>): Places {
  const ids = new Map<string, string>();
  const free = new Map<string, string[]>();
  for (const [place, id] of old) {
    const kind = id.slice(0, id.indexOf('#'));
    if (now.get(place) === kind) ids.set(place, id);
    else free.set(kind, [...(free.get(kind) ?? []), id]);
  }
  for (const [place, kind] of now) {
    if (ids.has(place)) continue;
    ids.set(place, free.get(kind)?.shift() ?? `${kind}#${(created += 1)}`);
  }
  return ids;
}

/** What lies where. Docks count from the cargo, so that what is not at their end keeps its place. */
function places(view: ReworldView): Map<string, string> {
  const found = new Map<string, string>();
  const row = (name: string, codes: string[]): void =>
    codes.forEach((code, at) => found.set(`${name}.${at}`, code));
  for (const port of view.ports) {
    if (port.module) found.set(`port:${port.port}`, port.module);
    row(`post:${port.port}`, port.cards.map(officer));
  }
  for (const player of view.players) {
    const { seat } = player;
    for (let dock = 0; dock < DOCKS; dock += 1) {
      row(`${seat}/dock:${dock + 1}`, [...(player.docks[dock] ?? [])].reverse());
    }
    for (const city of player.cities) row(`${seat}/city:${city.letter}`, city.modules);
    row(`${seat}/defence`, player.defence);
    row(`${seat}/shuttles`, player.shuttles);
    row(`${seat}/satellites`, player.satellites);
    row(`${seat}/aboard`, player.aboard);
    if (player.flying) found.set(`${seat}/flying`, player.flying);
    player.hand?.forEach((count, at) =>
      row(`hand:${at + 1}`, Array.from({ length: count }, () => officer(at + 1))),
    );
  }
  if (view.admiral !== null) found.set('admiral', 'admiral');
  return found;
}

function officer(card: number): string {
  return `officer-${card}`;
}

/** The place in a dock of the tile that is `at` from its left end. */
export function dockPlace(seat: number, dock: number, length: number, at: number): string {
  return `${seat}/dock:${dock}.${length - 1 - at}`;
}
