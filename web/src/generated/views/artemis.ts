/** Written by scripts/typescript.py; `make types` writes it anew. */

export type Phase = 'preparation' | 'placement' | 'resolution' | 'maintenance' | 'scoring';

export type Region =
  | 'basecamp'
  | 'vents'
  | 'quarry'
  | 'gantry'
  | 'doorstep'
  | 'academy'
  | 'outfitters';

export type EventCode =
  | 'blizzard'
  | 'sonar_survey'
  | 'thermal_surge'
  | 'clogged_collectors'
  | 'cave_in'
  | 'drifting_lode'
  | 'standard_blueprints'
  | 'structural_inspection'
  | 'quarantine'
  | 'welcome_committee'
  | 'scholarship'
  | 'heating_failure'
  | 'supply_drop'
  | 'unplanned_shuttle'
  | 'relic_pulse';

export type Colonist = 'pioneer' | 'engineer' | 'marine' | 'steward';

export type BuildingCode =
  | 'assault_pod'
  | 'crystal_foundry'
  | 'drone_dock'
  | 'expedition_hub'
  | 'geothermal_platform'
  | 'manufactory'
  | 'ops_center'
  | 'recon_outpost'
  | 'sensor_station'
  | 'shuttle_bay'
  | 'surface_conduit'
  | 'synthetics_complex'
  | 'volcanic_extractor'
  | 'armory'
  | 'battery_bank'
  | 'bio_drome'
  | 'colonial_embassy'
  | 'command_citadel'
  | 'explorers_league'
  | 'ore_loading_dock'
  | 'scion_tower'
  | 'sentinel_pylon'
  | 'snowcat_garage'
  | 'stronghold'
  | 'threshold_gate'
  | 'warming_house';

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | '!';

export type ExpeditionCode =
  | 'lone_beacon'
  | 'first_steps'
  | 'blue_fissure'
  | 'training_camp'
  | 'probe_wreck'
  | 'warm_gallery'
  | 'sunken_worksite'
  | 'lost_workshop'
  | 'council_on_the_ice'
  | 'stray_shuttle'
  | 'scalding_spring'
  | 'front_line'
  | 'deep_vein'
  | 'glass_ridge'
  | 'twin_chimney'
  | 'abandoned_outpost'
  | 'hostile_nest'
  | 'glowing_forest'
  | 'forgotten_dome'
  | 'elite_transport'
  | 'city_under_the_ice'
  | 'world_end_trench'
  | 'drowned_altar'
  | 'whispering_obelisk';

export type Category =
  | 'unused_goods'
  | 'surface_buildings'
  | 'directive'
  | 'buildings'
  | 'sets'
  | 'leftovers'
  | 'badges'
  | 'toolkits';

export type DirectiveCode =
  | 'cartography'
  | 'strategic_stock'
  | 'energy_reserve'
  | 'full_workshops'
  | 'ocean_network'
  | 'built_skyline'
  | 'full_staff'
  | 'nobody_left_out'
  | 'pioneer_spirit'
  | 'engineering_corps'
  | 'garrison'
  | 'administration'
  | 'mixed_crews'
  | 'resilience'
  | 'metropolis';

export type Metric =
  | 'badges'
  | 'ore'
  | 'energy'
  | 'toolkits'
  | 'ocean_buildings'
  | 'surface_buildings'
  | 'full_buildings'
  | 'shelter_colonists'
  | 'colonists'
  | 'pioneers'
  | 'engineers'
  | 'marines'
  | 'stewards'
  | 'complete_sets'
  | 'relief_position';

/** The whole table, as one seat or a spectator sees it. */
export interface ArtemisView {
  round: number;
  phase: Phase;
  /** The region that is being resolved. */
  region: Region | null;
  first: number;
  seats: number;
  event: RoundEvent | null;
  /** Events of the rounds before. */
  past_events: EventCode[];
  expeditions: Expedition[];
  vents: Stock;
  quarry: Stock;
  gantry: Tile[];
  /** Ore off the price of a building, by the event of the round. */
  discount: number;
  doorstep: Doorstep;
  academy: Academy;
  outfitters: Die[];
  /** Alone: the drones that have rolled this round. */
  drones: Drone[];
  /** Dice of drones that found no place. */
  set_aside: Die[];
  players: Player[];
  /** What may still come. */
  bag: Record<Colonist, number>;
  discarded: Record<Colonist, number>;
  pile: Record<BuildingCode, number>;
  expedition_deck: number;
  printed: Printed;
}

/** The event of the round, and the letter at which it acts. */
export interface RoundEvent {
  id: EventCode;
  letter: Letter;
}

/** A card at Basecamp, the one nearest the deck first. */
export interface Expedition {
  number: number;
  id: ExpeditionCode;
  /** With what the event of the round adds. */
  difficulty: number;
  /** Faces and pioneers of all dice. */
  total: number;
  energy: number;
  ore: number;
  rewards: Record<string, number>[];
  colonists: Record<Colonist, number>;
  building: BuildingCode | null;
  /** The lowest, which came first, first. */
  dice: ExpeditionDie[];
  /** The strongest first (R51). */
  ranks: Rank[];
  /** Whether it succeeds as things are. */
  succeeds: boolean;
}

/** Vents or Quarry. */
export interface Stock {
  stock: number;
  /** What the event of the round is still to bring, or to take away. */
  coming: number;
  dice: HarvestDie[];
}

/** A building at the Gantry, the one nearest the pile first. */
export interface Tile {
  number: number;
  id: BuildingCode;
  /** Rising. */
  bids: Bid[];
}

/** The colonists to recruit, and the dice that wait for them. */
export interface Doorstep {
  colonists: Record<Colonist, number>;
  /** Energy for each colonist. */
  price: number;
  /** The most colonists for a die of 1 to 6. */
  limits: number[];
  dice: Die[];
}

/** The colonists that can be taken, and the dice in its places. */
export interface Academy {
  stock: Record<Colonist, number>;
  places: number;
  dice: AcademyDie[];
}

/** A die on the board: a seat's, or a drone's (1 or 2) where the game is played alone. */
export interface Die {
  seat: number | null;
  drone: number | null;
  face: number;
}

/** What a drone has rolled this round, and the region that its planning die named. */
export interface Drone {
  number: number;
  region: Region;
  dice: number[];
}

/** One seat's side of the table. */
export interface Player {
  seat: number;
  score: number;
  /** With what the final scoring would give now, directives apart. */
  forecast: number;
  /** What each source of the final scoring would give now; nothing once it has. */
  final: Record<Category, number>;
  energy: number;
  ore: number;
  toolkits: number;
  badges: number;
  /** The space of the relief marker; 0 is before the first. */
  relief: number;
  /** Faces of the dice in reserve. */
  dice: number[];
  shelters: Record<Colonist, number>;
  /** How many of the Shelters the energy would keep warm now. */
  warm: number;
  buildings: Building[];
  /** All colonists, wherever they are. */
  colony: Record<Colonist, number>;
  relic: boolean;
  /** The last answer, in notation; boards may mark what it touched. */
  last: string | null;
  /** Known to this seat only, and to all once the game is scored. */
  directive: Directive | null;
}

/** What a board needs of the edition. */
export interface Printed {
  buildings: Record<BuildingCode, PrintedBuilding>;
  relief: Record<string, number>[];
  events: Record<EventCode, PrintedEvent>;
  directives: Record<DirectiveCode, PrintedDirective>;
  /** By face, from 1. */
  toolkits: number[];
  trains: Colonist[];
  rounds: number;
  /** Energy for each colonist in the Shelters. */
  heating: number;
}

/** A die beside an expedition, with the colonists sent along. */
export interface ExpeditionDie {
  seat: number | null;
  drone: number | null;
  face: number;
  pioneers: number;
  specialist: Colonist | null;
}

/** Who has dice on an expedition, and how strong they are together. */
export interface Rank {
  seat: number | null;
  drone: number | null;
  strength: number;
}

/** A die at the Vents or the Quarry, with what it would take as things are. */
export interface HarvestDie {
  seat: number | null;
  drone: number | null;
  face: number;
  takes: number;
}

/** A die on a building, with the ore it would cost. */
export interface Bid {
  seat: number | null;
  drone: number | null;
  face: number;
  price: number;
}

/** A die in the Academy, with the colonist that is to learn `profession`. */
export interface AcademyDie {
  seat: number | null;
  drone: number | null;
  face: number;
  colonist: Colonist | null;
  profession: Colonist;
}

/** A building of a colony and the colonists inside. */
export interface Building {
  number: number;
  id: BuildingCode;
  colonists: Record<Colonist, number>;
  full: boolean;
  /** What it would score now if it is full; nothing for ocean buildings. */
  points: number | null;
}

/** The directives of a seat: those dealt, and the one kept. */
export interface Directive {
  dealt: DirectiveCode[];
  kept: DirectiveCode | null;
  /** What the one kept would pay now. */
  pays: number;
}

/** The slots of a kind of building; `any` are those for every type. */
export interface PrintedBuilding {
  ocean: boolean;
  slots: Record<Colonist, number>;
  any: number;
  /** The numbers of its effect, by the names of the edition file; what is nothing is left out. */
  effect: Record<string, number>;
}

/** The letter at which an event acts, and its numbers. */
export interface PrintedEvent {
  letter: Letter;
  amount: number;
  toolkits: number;
}

/** What a directive pays if every metric lies between its least and its most. */
export interface PrintedDirective {
  points: number;
  conditions: ([Metric, number, number])[];
}
