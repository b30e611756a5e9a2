/** What a seat may see of Reworld: the shape of `src/tablee/games/reworld/view.py`. */

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export const COMPANIES = ['crane', 'drill', 'reactor', 'dome', 'viaduct', 'farm'] as const;
export const DOCKS = 5;

export type Letter = (typeof LETTERS)[number];
export type Company = (typeof COMPANIES)[number];

/** A kind of module: `bot-A`, `shuttle-2`, `crane*`, `sat-letter-B`. */
export type ModuleCode = string;
/** An officer's type, 1 to 5. */
export type Officer = number;

export interface Port {
  port: number;
  module: ModuleCode | null;
  /** The officers on its post, the top one last. */
  cards: Officer[];
  by: number | null;
  /** The visible officers on the adjacent posts; bare ones are left out. */
  adjacent_tops: Officer[];
}

export interface City {
  letter: Letter;
  name: string;
  modules: ModuleCode[];
}

export interface Player {
  seat: number;
  score: number;
  in_round: boolean;
  cards: number;
  /** How many officers of each type; only the own hand is known. */
  hand: number[] | null;
  discarded: number;
  discards: number[] | null;
  /** As they lie: the leftmost tile, the first to go, comes first. */
  docks: ModuleCode[][];
  flying: ModuleCode | null;
  aboard: ModuleCode[];
  cities: City[];
  defence: ModuleCode[];
  shuttles: ModuleCode[];
  satellites: ModuleCode[];
  /** How far this player is towards each ship. */
  ships: Record<string, number | boolean>;
}

export interface PopulationShip {
  id: string;
  points: number;
  target: number;
  owner: number | null;
}

export type Mission =
  | 'letter_terrabots'
  | 'companies_present'
  | 'city_product'
  | 'city_tiles'
  | 'company_units'
  | 'all_terrabots'
  | 'defence_shields'
  | 'all_units';

export interface PrintedSatellite {
  mission: Mission;
  /** Points for each thing the mission counts. */
  points: number;
  letter: Letter | null;
  company: Company | null;
  shields: number;
}

/** What a board needs of the edition. */
export interface Printed {
  satellites: Record<ModuleCode, PrintedSatellite>;
  /** For each category, what its places pay, the first first. */
  mothership: Record<'defence' | Letter, number[]>;
  /** Lost in a category where one has nothing (R67). */
  absence_penalty: number;
}

export interface ReworldView {
  chapter: 1 | 2;
  round: number | null;
  seats: number;
  admiral: number | null;
  admiral_space: { by: number | null; card: Officer | null };
  /** For a terrabot taken in each round. */
  terrabot_points: number[];
  ports: Port[];
  /** The port that is being paid for. */
  announced: number | null;
  bag: Record<ModuleCode, number>;
  removed: ModuleCode[];
  set_aside: number;
  players: Player[];
  ships: PopulationShip[];
  printed: Printed;
}

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
