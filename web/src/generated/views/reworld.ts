/** Written by scripts/typescript.py; `make types` writes it anew. */

export type ShipCode =
  | 'dock_1'
  | 'dock_2'
  | 'dock_3'
  | 'dock_4'
  | 'dock_5'
  | 'all_docks'
  | 'city'
  | 'shields'
  | 'shuttles'
  | 'satellites'
  | 'farms'
  | 'companies'
  | 'rows'
  | 'score';

export type Category = 'defence' | 'A' | 'B' | 'C' | 'D' | 'E';

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E';

export type Mission =
  | 'letter_terrabots'
  | 'companies_present'
  | 'city_product'
  | 'city_tiles'
  | 'company_units'
  | 'all_terrabots'
  | 'defence_shields'
  | 'all_units';

export type Company = 'crane' | 'drill' | 'reactor' | 'dome' | 'viaduct' | 'farm';

/** The whole table, as one seat or a spectator sees it. */
export interface ReworldView {
  chapter: 1 | 2;
  /** In Chapter One. */
  round: number | null;
  seats: number;
  admiral: number | null;
  admiral_space: AdmiralSpace;
  /** For a terrabot taken in each round. */
  terrabot_points: number[];
  ports: Port[];
  /** The port that is being paid for. */
  announced: number | null;
  /** What may still come, by kind of module. */
  bag: Record<string, number>;
  removed: string[];
  /** Officers set aside unseen. */
  set_aside: number;
  players: Player[];
  ships: PopulationShip[];
  printed: Printed;
}

/** Who covered it, and with which officer if the reader may know. */
export interface AdmiralSpace {
  by: number | null;
  card: number | null;
}

/** A port with its post: a module until it is taken, and the officers laid for it. */
export interface Port {
  port: number;
  module: string | null;
  /** The officers on its post, the top one last. */
  cards: number[];
  by: number | null;
  /** The visible officers on the adjacent posts; bare ones are left out. */
  adjacent_tops: number[];
}

/** One seat's side of the table. */
export interface Player {
  seat: number;
  score: number;
  in_round: boolean;
  cards: number;
  /** How many officers of each type; known to this seat only. */
  hand: number[] | null;
  discarded: number;
  discards: number[] | null;
  /** As they lie: the leftmost tile, the first to go, comes first. */
  docks: string[][];
  flying: string | null;
  aboard: string[];
  cities: City[];
  defence: string[];
  shuttles: string[];
  satellites: string[];
  /** How far this player is towards each ship. */
  ships: Record<ShipCode, number>;
}

/** A population ship, and who has won it. */
export interface PopulationShip {
  id: ShipCode;
  points: number;
  target: number;
  owner: number | null;
}

/** What a board needs of the edition. */
export interface Printed {
  satellites: Record<string, PrintedSatellite>;
  /** For each category, what its places pay, the first first. */
  mothership: Record<Category, number[]>;
  /** Lost in a category where one has nothing (R67). */
  absence_penalty: number;
}

/** A founded city; the panel with its name is not among the modules. */
export interface City {
  letter: Letter;
  name: string;
  modules: string[];
}

/** A satellite; `points` are for each thing that its mission counts. */
export interface PrintedSatellite {
  mission: Mission;
  points: number;
  letter: Letter | null;
  company: Company | null;
  shields: number;
}
