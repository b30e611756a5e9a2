/** Written by scripts/typescript.py; `make types` writes it anew. */

export type Phase = 'auction' | 'catastrophe' | 'consolidation' | 'production' | 'over';

export type Step = 'waste' | 'tiles' | 'technologies' | 'recycling' | 'waiting' | 'done';

export type Source =
  | 'cities'
  | 'quality_of_life'
  | 'bonus_cards'
  | 'territories'
  | 'waste'
  | 'environment'
  | 'coins_rank'
  | 'science_rank';

export type Side = 'N' | 'E' | 'S' | 'W';

export type Effect =
  | 'workers'
  | 'bridge'
  | 'sorting_centre'
  | 'locomotive'
  | 'waste_transport'
  | 'recycling'
  | 'depollution'
  | 'quality_of_life';

export type Resource = 'coins' | 'science' | 'points';

export type Equipment = 'mine' | 'laboratory' | 'hospital';

export type Metric =
  | 'coins_produced'
  | 'science_produced'
  | 'points_produced'
  | 'points_scored'
  | 'clean_territories'
  | 'clean_territory_values'
  | 'working_centres'
  | 'flowers'
  | 'waste';

export type SaidArgument = number | string | Said | Said[];

/** The whole table, as one seat or a spectator sees it. */
export interface CenturyView {
  round: number;
  phase: Phase;
  /** `null` in round 6, as the price. */
  minimum: number | null;
  /** Of a technology, now. */
  price: number | null;
  /** The track of prices this round, and where its marker stands. */
  prices: number[];
  price_index: number;
  compensation: number | null;
  starter: number;
  /** Left for sale in the order revealed; the lot among them until it is sold. */
  territories: string[];
  technologies: string[];
  /** This round, in the order sold. */
  sold: Sold[];
  quits: Quit[];
  lot: Lot | null;
  /** In the order in which they quit this round. */
  quit: number[];
  catastrophe: string | null;
  /** Indexes in play. */
  columns: number[];
  pawns: (Pawn | null)[];
  /** The card of the round column by column. */
  catastrophe_columns: Column[];
  /** By round, 2 and 4. */
  bonus_cards: Record<string, string | null>;
  players: Player[];
  /** For the reader, while a tile of its own is being attached; the best cell first. */
  candidates: Candidate[];
  printed: Printed;
}

/** A territory sold this round. */
export interface Sold {
  tile: string;
  seat: number;
  price: number;
}

/** How a seat has quit the auction this round. */
export interface Quit {
  seat: number;
  /** The technology that it bought, and for how much; `null` if it bought none. */
  technology: string | null;
  price: number | null;
  /** Coins for having won nothing. */
  compensation: number;
}

/** The territory under auction. */
export interface Lot {
  tile: string;
  /** `null` before the opening bid. */
  bid: number | null;
  bidder: number | null;
  /** Rising. */
  passed: number[];
  /** The last bid of each seat on this lot. */
  bids: (number | null)[];
}

/** A seat's pawn on the catastrophe card. */
export interface Pawn {
  column: number;
  /** `null` while it is being chosen. */
  bid: number | null;
}

/** A column of the catastrophe card. */
export interface Column {
  index: number;
  /** Covered columns are not in play with so few players. */
  in_play: boolean;
  waste: number;
  pollution: number;
  /** The least that must be bid there; `null` if nothing more can be bid. */
  least: number | null;
  /** The highest bid there; `null` where no pawn stands. */
  highest: number | null;
  /** The highest first. */
  pawns: ColumnPawn[];
  /** Who has taken it, once the auction is over; until the next round. */
  taken: number | null;
}

/** One seat's side of the table. */
export interface Player {
  seat: number;
  score: number;
  environment: number;
  /** In hand; `null` for whoever may not know. */
  coins: number | null;
  science: number | null;
  /** What the country makes now. */
  production: Amounts;
  waste_aside: number;
  aside: Aside[];
  technologies: OwnedTechnology[];
  country: Attached[];
  /** What the seat is at; `null` outside consolidation and recycling. */
  step: Step | null;
  attaching: Attaching | null;
  effecting: Effecting | null;
  /** The centre that recycles now. */
  recycling: Centre | null;
  /** Territories, the start territory included. */
  territories: number;
  /** Waste tokens in the country. */
  waste: number;
  centres: Centre[];
  bonuses: Bonus[];
  /** Points so far. */
  points: Record<Source, number>;
  /** What the end of the game would add now, without the ranks of coins and science. */
  final: Record<Source, number>;
  /** The score with that. */
  projected: number;
  /** By round, 2 and 4; those that are played with. */
  bonus_now: Record<string, BonusNow>;
}

/** An open cell for the tile that is being attached. */
export interface Candidate {
  x: number;
  y: number;
  /** The best turn and city there. */
  best: Turned;
  /** Every turn with its best city, from 0 to 3. */
  turns: Turned[];
}

/** What a board needs of the edition; the same in all views of a game. */
export interface Printed {
  rounds: number;
  /** Where an anchor lies on a tile, from 0 to 4. */
  anchors: Record<string, [number, number]>;
  /** Territories and equipment. */
  tiles: Record<string, PrintedTile>;
  technologies: Record<string, PrintedTechnology>;
  catastrophes: Record<string, PrintedColumn[]>;
  bonus_cards: Record<string, PrintedTerm[]>;
  environment: EnvironmentSpace[];
  /** The highest bid in a column. */
  most_science: number;
  /** Points by rank at the end, for coins and for science. */
  ranks: number[];
  /** Points lost for each waste token on a territory but one. */
  waste: number;
}

/** A pawn in a column. */
export interface ColumnPawn {
  seat: number;
  bid: number | null;
}

/** Coins, science and points. */
export interface Amounts {
  coins: number;
  science: number;
  points: number;
}

/** A tile that was won and is not attached yet. */
export interface Aside {
  tile: string;
  waste: number;
}

/** A technology that a player owns; equipment has no effects. */
export interface OwnedTechnology {
  id: string;
  effects: OwnedEffect[];
}

/** A tile of a country. */
export interface Attached {
  tile: string;
  x: number;
  y: number;
  turn: number;
  /** Letters of its occupied cities. */
  citizens: string[];
  waste: number;
  /** In the order built. */
  bridges: string[];
}

/** A tile that is being attached, as far as that was said. */
export interface Attaching {
  tile: string;
  waste: number;
  /** `null` while the cell is chosen. */
  x: number | null;
  y: number | null;
  /** `null` while the turn is chosen. */
  turn: number | null;
  /** Sides where its rails meet others, once it is turned. */
  joints: Side[];
}

/** An effect that is being used, as far as that was said. */
export interface Effecting {
  technology: string;
  kind: Effect;
  /** What was named first: where waste is lifted, where a bridge stands, which city is left. */
  tile: string | null;
  city: string | null;
}

/** A working recycling centre. */
export interface Centre {
  tile: string;
  city: string;
  /** Territories that its rails reach, its own among them. */
  reach: string[];
  /** How many waste tokens lie there. */
  waste: number;
}

/** What an equipment gives to a city. */
export interface Bonus {
  equipment: string;
  tile: string;
  city: string;
  resource: Resource;
  amount: number;
}

/** What a bonus card would score now, or has scored. */
export interface BonusNow {
  points: number;
  /** Nothing once it has scored. */
  terms: BonusTerm[];
}

/** What comes of attaching the tile in one cell and turn, with its citizen in one city. */
export interface Turned {
  turn: number;
  /** `null` for equipment. */
  city: string | null;
  /** What the country would produce more. */
  gains: Amounts;
  /** Sides where rails would meet. */
  joints: Side[];
  /** What equipment would give that it does not give yet. */
  bonuses: Bonus[];
  /** How many waste tokens of the tile working centres would reach in a round. */
  recyclable: number;
}

/** The face of a territory or of an equipment, in its own frame. */
export interface PrintedTile {
  /** From 1 as people count territories; 0 for the start territory and for equipment. */
  number: number;
  /** The rounds of its pile from the first; 0 for the start territory. */
  pile: number;
  cities: PrintedCity[];
  rails: ([string, string])[];
  /** Where the building of an equipment stands. */
  building: string | null;
  equipment: Equipment | null;
}

/** A technology: what it does, and what buying it brings at once. */
export interface PrintedTechnology {
  pile: number;
  name: Said;
  /** In a line. */
  does: Said;
  effects: PrintedEffect[];
  /** Whether all that it does is its impact. */
  park: boolean;
  equipment: Equipment | null;
  /** What an equipment gives to each city that it is linked to. */
  resource: Resource | null;
  amount: number;
  /** Its impact. */
  waste: number;
  pollution: number;
  flowers: number;
}

/** A column of a catastrophe card. */
export interface PrintedColumn {
  waste: number;
  pollution: number;
}

/** A line of a bonus card: so many points for each of what it counts. */
export interface PrintedTerm {
  counted: Metric;
  each: number;
}

/** A space of the environment track. */
export interface EnvironmentSpace {
  position: number;
  points: number;
  flower: boolean;
  /** For each territory without waste. */
  clean: number;
}

/** An effect of a technology that a player owns. */
export interface OwnedEffect {
  kind: Effect;
  /** In this consolidation, or for good. */
  used: boolean;
}

/** What one line of a bonus card would score now. */
export interface BonusTerm {
  counted: Metric;
  count: number;
  /** For each one. */
  each: number;
  points: number;
}

/** A city, where it stands and what it makes. */
export interface PrintedCity {
  letter: string;
  node: string;
  coins: number;
  science: number;
  points: number;
  recycling: boolean;
}

/** A sentence before it has words, made of sentences itself. */
export interface Said {
  id: string;
  args?: Record<string, SaidArgument>;
}

/** An effect of a technology. */
export interface PrintedEffect {
  kind: Effect;
  /** Once in the game; else once in each consolidation. */
  single: boolean;
  /** What a use costs. */
  coins: number;
  science: number;
  /** What a use scores. */
  points: number;
}
