/** What lies where, so that pieces are followed from place to place. */
import { follower } from '../../shell/pieces';
import { DOCKS, type ReworldView } from './view';

export type { Places } from '../../shell/pieces';

/** The id of the piece at each place of a view, e.g. at `port:7`, `1/dock:2.0`, `hand:3.0`. */
export const pieces = follower(kinds);

/** What lies where. Docks count from the cargo, so that what is not at their end keeps its place. */
function kinds(view: ReworldView): Map<string, string> {
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
