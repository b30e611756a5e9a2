/** What a seat may see of Reworld, and what the client reads out of it. */
import type { Company, Letter, Player, ReworldView } from '../../generated/views/reworld';

export type {
  City,
  Company,
  Letter,
  Mission,
  Player,
  PopulationShip,
  Port,
  Printed,
  PrintedSatellite,
  ReworldView,
} from '../../generated/views/reworld';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const satisfies Letter[];
export const COMPANIES = ['crane', 'drill', 'reactor', 'dome', 'viaduct', 'farm'] as const satisfies Company[];
export const DOCKS = 5;

/** A kind of module: `bot-A`, `shuttle-2`, `crane*`, `sat-letter-B`. */
export type ModuleCode = string;
/** An officer's type, 1 to 5. */
export type Officer = number;

/** The player whose own things are drawn: the reader, or whom a spectator follows. */
export function playerAt(view: ReworldView, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A city's tiles, its panel included; 0 where none was founded. */
export function citySize(player: Player, letter: Letter): number {
  const city = player.cities.find((each) => each.letter === letter);
  return city ? city.modules.length + 1 : 0;
}
