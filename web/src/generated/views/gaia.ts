/** Written by scripts/typescript.py; `make types` writes it anew. */

export type Owner = number | 'automa';

export type Planet =
  | 'terra'
  | 'oxide'
  | 'volcanic'
  | 'desert'
  | 'swamp'
  | 'titanium'
  | 'ice'
  | 'gaia'
  | 'transdim'
  | 'lost';

export type Structure =
  | 'mine'
  | 'trading-station'
  | 'lab'
  | 'institute'
  | 'knowledge-academy'
  | 'qic-academy'
  | 'gaiaformer'
  | 'space-station';

export type TechPlace =
  | 'terraforming'
  | 'navigation'
  | 'artificial-intelligence'
  | 'gaia-project'
  | 'economy'
  | 'science'
  | 'free-1'
  | 'free-2'
  | 'free-3';

export type Area =
  | 'terraforming'
  | 'navigation'
  | 'artificial-intelligence'
  | 'gaia-project'
  | 'economy'
  | 'science';

export type FinalCode =
  | 'structures'
  | 'federated'
  | 'planet-types'
  | 'gaia-planets'
  | 'sectors'
  | 'satellites';

export type FactionCode =
  | 'terrans'
  | 'lantids'
  | 'xenos'
  | 'gleens'
  | 'taklons'
  | 'ambas'
  | 'hadsch-hallas'
  | 'ivits'
  | 'geodens'
  | 'bal-taks'
  | 'firaks'
  | 'bescods'
  | 'nevlas'
  | 'itars';

export type BrainstonePlace = 'gone' | '1' | '2' | '3' | 'gaia';

export type DifficultyCode = 'easy' | 'normal' | 'hard' | 'ultimate' | 'nightmare';

export type Home = 'terra' | 'oxide' | 'volcanic' | 'desert' | 'swamp' | 'titanium' | 'ice';

export type Building =
  | 'mine'
  | 'trading-station'
  | 'lab'
  | 'institute'
  | 'knowledge-academy'
  | 'qic-academy';

export type Trigger =
  | 'step'
  | 'research'
  | 'mine'
  | 'federation'
  | 'trading-station'
  | 'gaia-mine'
  | 'institute-or-academy';

export type Count =
  | 'federation'
  | 'mine'
  | 'lab'
  | 'planet-type'
  | 'gaia-planet'
  | 'trading-station'
  | 'sector'
  | 'institute-or-academy';

export type AutomaAction =
  | 'research-highest'
  | 'research-random'
  | 'upgrade'
  | 'build-mine'
  | 'power-qic'
  | 'faction';

/** The whole table; nothing is hidden, so it is the same for everybody. */
export interface GaiaView {
  round: number;
  seats: number;
  order: Owner[];
  passed: Owner[];
  asked: number | null;
  /** The class of the question that is asked. */
  question: string | null;
  /** What whoever is asked for a federation chooses from; in a turn, the only one there could be. */
  plans: Plan[];
  tiles: Sector[];
  /** The place of the sector tile that is being turned. */
  turning: number | null;
  hexes: Hex[];
  standard: StandardPile[];
  advanced: AdvancedPlace[];
  /** The federation token on the last level of Terraforming. */
  terraforming_token: string | null;
  /** Federation tokens left, by type. */
  tokens: Record<string, number>;
  boosters: string[];
  board_actions: BoardSpace[];
  /** The scoring tile of each round. */
  rounds: string[];
  finals: Final[];
  players: (Player | Newcomer)[];
  automa: Automa | null;
  printed: Printed;
}

/** A federation as it would be. */
export interface Plan {
  planets: string[];
  /** The satellites of every route. */
  satellites: string[];
  /** Those that only some of the routes take. */
  possible: string[];
  cost: SatelliteCost;
}

/** A sector tile, how often it was turned, and the hex in its middle. */
export interface Sector {
  sector: string;
  turns: number;
  at: [number, number];
}

/** A hex and what lies there; what does not is left out, for most hexes are empty space. */
export interface Hex {
  hex: string;
  q: number;
  r: number;
  /** The place of its sector tile. */
  sector: number;
  planet?: Planet;
  structure?: Structure;
  owner?: Owner;
  /** Whose mine stands beside the structure (the Lantids'). */
  shared?: number;
  satellites?: Owner[];
  federations?: number[];
}

/** A pile of standard tech tiles. */
export interface StandardPile {
  place: TechPlace;
  tile: string;
  left: number;
}

/** The advanced tech tile of an area, until it is taken. */
export interface AdvancedPlace {
  area: Area;
  tile: string | null;
}

/** A power or QIC action of the research board. */
export interface BoardSpace {
  code: string;
  covered: boolean;
}

/** A final scoring tile: how far everybody is, and what it would pay now. */
export interface Final {
  tile: FinalCode;
  progress: number[];
  automa: number | null;
  /** What the neutral satellite counts, where it takes part. */
  neutral: number | null;
  /** For each seat, then for the Automa. */
  points: number[];
}

/** A seat with its faction. */
export interface Player {
  seat: number;
  faction: FactionCode;
  vp: number;
  credits: number;
  ore: number;
  knowledge: number;
  qic: number;
  bowls: [number, number, number];
  gaia_area: number;
  brainstone: BrainstonePlace | null;
  /** What could be spent at once. */
  power: number;
  research: Record<Area, number>;
  /** On the faction board. */
  gaiaformers: number;
  gaiaformers_away: number;
  /** On the map. */
  built: Record<Structure, number>;
  /** The hex of the Lost Planet. */
  lost_planet: string | null;
  range: number;
  /** Ore for a terraforming step. */
  step_ore: number;
  income: Income;
  booster: string | null;
  standard: HeldTile[];
  advanced: string[];
  /** Federation tokens by type; only what is there. */
  tokens: Record<string, number>;
  /** How many of the tokens lie green. */
  green: number;
  /** Special actions used this round. */
  used: string[];
  passed: boolean;
  federations: number;
  federation_needs: number;
  satellites: number;
  types: Planet[];
  preview: Preview;
}

/** A seat that has no faction yet. */
export interface Newcomer {
  seat: number;
  faction: null;
  vp: number;
}

/** The opponent of a game alone; cards by their number. */
export interface Automa {
  faction: FactionCode | null;
  vp: number;
  research: Record<Area, number>;
  built: Record<Structure, number>;
  booster: string | null;
  passed: boolean;
  satellites: number;
  deck: number;
  aside: number;
  discards: number[];
  action: number | null;
  support: number | null;
  /** The cards of its last turn. */
  last: number[];
  level: DifficultyCode;
}

/** The faces of everything that is in play, by the code that views use for it. */
export interface Printed {
  start_vp: number;
  limits: Limits;
  supply: Record<Structure, number>;
  satellites: number;
  costs: Record<Structure, Cost>;
  trading_station_alone: Cost;
  levels: Record<Area, ResearchLevel[]>;
  /** By the level of Navigation, of Terraforming, of the Gaia Project. */
  ranges: number[];
  step_ore: number[];
  project_tokens: number[];
  rank_vp: number[];
  /** All of them until everybody has one. */
  factions: Record<string, PrintedFaction>;
  standard: Record<string, PrintedStandard>;
  advanced: Record<string, PrintedAdvanced>;
  boosters: Record<string, PrintedBooster>;
  tokens: Record<string, PrintedToken>;
  rounds: Record<string, PrintedRound>;
  board_actions: Record<string, PrintedAction>;
  conversions: Record<string, PrintedConversion>;
  /** Not there without the Automa. */
  cards?: PrintedCard[];
}

/** What satellites are paid in: one of these. */
export interface SatelliteCost {
  qic?: number;
  tokens?: number;
}

/** What the next income would bring, whatever the limits cut off. */
export interface Income {
  credits: number;
  ore: number;
  knowledge: number;
  qic: number;
  tokens: number;
  charge: number;
}

/** A standard tech tile of a player. */
export interface HeldTile {
  tile: string;
  covered_by: string | null;
}

/** The score if the game ended now, and what it is made of besides the points scored. */
export interface Preview {
  finals: number;
  research: number;
  resources: number;
  total: number;
}

/** More than this cannot be kept. */
export interface Limits {
  credits: number;
  ore: number;
  knowledge: number;
}

/** What a structure costs. */
export interface Cost {
  credits: number;
  ore: number;
}

/** What a level of an area brings when it is reached, and in every income. */
export interface ResearchLevel {
  now: Amounts;
  income: Amounts;
}

/** A side of a faction board. */
export interface PrintedFaction {
  home: Home;
  income: Amounts;
  /** What the first, second... on the map uncovers. */
  incomes: Record<Building, Amounts[]>;
  /** What a structure may become. */
  upgrades: Record<Structure, Structure[]>;
  /** The special action of the QIC academy. */
  academy: Amounts;
  start: Amounts;
  bowls: [number, number, number];
}

/** A standard tech tile. */
export interface PrintedStandard {
  now: Amounts;
  /** At once for each planet type colonised. */
  per_type: Amounts;
  income: Amounts;
  special: Amounts;
  trigger: Trigger | null;
  trigger_vp: number;
  /** The value that it gives the institute and the academies. */
  great: number | null;
}

/** An advanced tech tile. */
export interface PrintedAdvanced {
  now: Amounts;
  now_per: Count | null;
  pass: Amounts;
  pass_per: Count | null;
  special: Amounts;
  trigger: Trigger | null;
  trigger_vp: number;
}

/** A round booster; `steps` and `range` are special actions. */
export interface PrintedBooster {
  income: Amounts;
  pass_vp: number;
  pass_per: Count | null;
  steps: number;
  range: number;
}

/** A federation token; `green` if it arrives with its green side up. */
export interface PrintedToken {
  gain: Amounts;
  green: boolean;
}

/** A round scoring tile; the Automa's points are for rounds 1 to 3 and 4 to 6. */
export interface PrintedRound {
  trigger: Trigger;
  vp: number;
  automa: [number, number];
}

/** A power or QIC action of the research board. */
export interface PrintedAction {
  power: number;
  qic: number;
  gain: Amounts;
  steps: number;
  kind: string;
}

/** A free conversion; power is paid in tokens of bowl III. */
export interface PrintedConversion {
  power: number;
  pay: Amounts;
  gain: Amounts;
}

/** A card of the Automa. */
export interface PrintedCard {
  number: number;
  x: boolean;
  action: AutomaAction;
  vp: number;
  final: 'top' | 'bottom' | null;
  range: number;
  down: boolean;
  right: boolean;
  count: number;
  bar: number;
}

/** What is gained; only what is there. `charge` moves power on, `tokens` are new ones. */
export interface Amounts {
  credits?: number;
  ore?: number;
  knowledge?: number;
  qic?: number;
  tokens?: number;
  charge?: number;
  vp?: number;
  gaiaformers?: number;
}
