/** What there is to see of Gaia Project: the shape of `src/tablee/games/gaia/view.py`. */

export const AREAS = [
  'terraforming',
  'navigation',
  'artificial-intelligence',
  'gaia-project',
  'economy',
  'science',
] as const;
/** The home types in the order of the terraforming wheel. */
export const HOMES = ['terra', 'oxide', 'volcanic', 'desert', 'swamp', 'titanium', 'ice'] as const;
/** The rows of a faction board; both academies stand in one. */
export const BUILDINGS = [
  'mine',
  'trading-station',
  'lab',
  'institute',
  'knowledge-academy',
  'qic-academy',
] as const;
export const BOWLS = ['1', '2', '3'] as const;
export const ROUNDS = 6;

export type Area = (typeof AREAS)[number];
export type Home = (typeof HOMES)[number];
export type Planet = Home | 'gaia' | 'transdim' | 'lost';
export type Building = (typeof BUILDINGS)[number];
export type Structure = Building | 'gaiaformer' | 'space-station';
export type Place = 'gone' | 'gaia' | (typeof BOWLS)[number];

/** A seat, or the Automa's side of the table. */
export type Owner = number | 'automa';

export const RESOURCES = ['credits', 'ore', 'knowledge', 'qic'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What is gained; only what is there. `charge` moves power on, `tokens` are new ones. */
export type Amounts = Partial<Record<Resource | 'tokens' | 'charge' | 'vp' | 'gaiaformers', number>>;

export interface Hex {
  hex: string;
  q: number;
  r: number;
  /** The place of its sector tile. */
  sector: number;
  planet?: Planet;
  structure?: Structure;
  owner?: Owner;
  /** Whose shared mine stands beside the structure (the Lantids'). */
  shared?: number;
  satellites?: Owner[];
  federations?: number[];
}

export interface Preview {
  finals: number;
  research: number;
  resources: number;
  total: number;
}

/** A seat that has no faction yet. */
export interface Newcomer {
  seat: number;
  faction: null;
  vp: number;
}

export interface Player {
  seat: number;
  faction: string;
  vp: number;
  credits: number;
  ore: number;
  knowledge: number;
  qic: number;
  bowls: number[];
  gaia_area: number;
  brainstone: Place | null;
  power: number;
  research: Record<Area, number>;
  gaiaformers: number;
  gaiaformers_away: number;
  built: Record<Structure, number>;
  lost_planet: string | null;
  range: number;
  step_ore: number;
  income: Record<Resource | 'tokens' | 'charge', number>;
  booster: string | null;
  standard: { tile: string; covered_by: string | null }[];
  advanced: string[];
  tokens: Record<string, number>;
  green: number;
  used: string[];
  passed: boolean;
  federations: number;
  federation_needs: number;
  satellites: number;
  types: Planet[];
  preview: Preview;
}

export interface Automa {
  faction: string | null;
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
  level: string;
}

export interface Final {
  tile: string;
  progress: number[];
  automa: number | null;
  /** What the neutral satellite counts, where it takes part. */
  neutral: number | null;
  points: number[];
}

export type Count =
  | 'federation'
  | 'mine'
  | 'lab'
  | 'planet-type'
  | 'gaia-planet'
  | 'trading-station'
  | 'sector'
  | 'institute-or-academy';
export type Trigger =
  | 'step'
  | 'research'
  | 'mine'
  | 'federation'
  | 'trading-station'
  | 'gaia-mine'
  | 'institute-or-academy';

export interface PrintedStandard {
  now: Amounts;
  per_type: Amounts;
  income: Amounts;
  special: Amounts;
  trigger: Trigger | null;
  trigger_vp: number;
  great: number | null;
}
export interface PrintedAdvanced {
  now: Amounts;
  now_per: Count | null;
  pass: Amounts;
  pass_per: Count | null;
  special: Amounts;
  trigger: Trigger | null;
  trigger_vp: number;
}
export interface PrintedBooster {
  income: Amounts;
  pass_vp: number;
  pass_per: Count | null;
  steps: number;
  range: number;
}
export interface PrintedAction {
  power: number;
  qic: number;
  gain: Amounts;
  steps: number;
  kind: string;
}
export interface PrintedFaction {
  home: Home;
  income: Amounts;
  incomes: Partial<Record<Structure, Amounts[]>>;
  upgrades: Record<Structure, Structure[]>;
  academy: Amounts;
  start: Amounts;
  bowls: number[];
}
export interface PrintedCard {
  number: number;
  x: boolean;
  action: string;
  vp: number;
  final: 'top' | 'bottom' | null;
  range: number;
  down: boolean;
  right: boolean;
  count: number;
  bar: number;
}

/** The faces of everything, by the code that views use for it. */
export interface Printed {
  start_vp: number;
  limits: { credits: number; ore: number; knowledge: number };
  supply: Record<Structure, number>;
  satellites: number;
  costs: Record<Structure, { credits: number; ore: number }>;
  trading_station_alone: { credits: number; ore: number };
  levels: Record<Area, { now: Amounts; income: Amounts }[]>;
  ranges: number[];
  step_ore: number[];
  project_tokens: number[];
  rank_vp: number[];
  /** Those in play; all of them until everybody has one. */
  factions: Record<string, PrintedFaction>;
  standard: Record<string, PrintedStandard>;
  advanced: Record<string, PrintedAdvanced>;
  boosters: Record<string, PrintedBooster>;
  tokens: Record<string, { gain: Amounts; green: boolean }>;
  rounds: Record<string, { trigger: Trigger; vp: number; automa: number[] }>;
  board_actions: Record<string, PrintedAction>;
  /** The Automa's; not there without it. */
  cards?: PrintedCard[];
}

/** A federation as it would be. */
export interface Plan {
  planets: string[];
  /** Those of every route, and those that only some of them take. */
  satellites: string[];
  possible: string[];
  /** What the satellites cost, whichever route: one resource. */
  cost: Amounts;
}

export interface GaiaView {
  round: number;
  seats: number;
  order: Owner[];
  passed: Owner[];
  asked: number | null;
  question: string | null;
  /** The federations that the reader chooses from; in a turn, the only one that there could be. */
  plans: Plan[];
  tiles: { sector: string; turns: number; at: [number, number] }[];
  /** The place of the sector tile that is being turned. */
  turning: number | null;
  hexes: Hex[];
  standard: { place: Area | string; tile: string; left: number }[];
  advanced: { area: Area; tile: string | null }[];
  terraforming_token: string | null;
  tokens: Record<string, number>;
  boosters: string[];
  board_actions: { code: string; covered: boolean }[];
  rounds: string[];
  finals: Final[];
  players: (Player | Newcomer)[];
  automa: Automa | null;
  printed: Printed;
}

/** The player on that seat, once it has a faction. */
export function playerAt(view: GaiaView, seat: number | null): Player | null {
  const player = seat === null ? undefined : view.players[seat];
  return player && player.faction !== null ? player : null;
}

/** Everybody who has a faction. */
export function settled(view: GaiaView): Player[] {
  return view.players.filter((player): player is Player => player.faction !== null);
}

/** The home type of a faction, if its board is in play. */
export function homeOf(printed: Printed, faction: string): Home | null {
  return printed.factions[faction]?.home ?? null;
}

/** How many steps around the wheel lie between two home types. */
export function steps(from: Home, to: Home): number {
  const apart = Math.abs(HOMES.indexOf(from) - HOMES.indexOf(to));
  return Math.min(apart, HOMES.length - apart);
}
