/** Written by scripts/typescript.py; `make types` writes it anew. */

export type Phase = 'work' | 'harvest' | 'tourism' | 'rest';

export type EventCode =
  | 'northern_lights'
  | 'geyser'
  | 'free_seeds'
  | 'ash_cloud'
  | 'tour_bus'
  | 'snowstorm'
  | 'vegetable_fair'
  | 'heating_failure'
  | 'public_holiday'
  | 'subsidy'
  | 'runaway_sheep'
  | 'harvest_festival'
  | 'enyas_visit';

export type CardCode =
  | 'village_elders'
  | 'harvest_helper'
  | 'tomato_seedlings'
  | 'head_chef'
  | 'sower'
  | 'basket_carrier'
  | 'town_clerk'
  | 'opening_buffet'
  | 'back_of_the_queue'
  | 'barter_stall'
  | 'nursery'
  | 'carrot_seeds'
  | 'greenhouse_builder'
  | 'big_harvest'
  | 'picking_party'
  | 'town_reception'
  | 'hamper'
  | 'grocer'
  | 'composting'
  | 'instructor'
  | 'merchant'
  | 'mushroom_expert'
  | 'agronomist'
  | 'farm_girl'
  | 'night_watch'
  | 'innkeeper'
  | 'coach_driver'
  | 'seasonal_hand'
  | 'small_portions'
  | 'hot_spring'
  | 'postcards'
  | 'lean_larder'
  | 'night_market'
  | 'greenhouse_saleswoman'
  | 'glazier'
  | 'architect'
  | 'small_scale_grower'
  | 'mover'
  | 'large_estate'
  | 'community_greenhouse'
  | 'heating_engineer'
  | 'plant_breeder'
  | 'scrap_dealer'
  | 'fully_booked_restaurant'
  | 'early_riser'
  | 'sponsorship'
  | 'running_behind'
  | 'opposite_number'
  | 'round_the_parish'
  | 'tenant'
  | 'empty_aisle'
  | 'good_neighbours';

export type Good = 'tomato' | 'lettuce' | 'mushroom' | 'cauliflower' | 'carrot';

export type Readiness = 'usable' | 'waiting' | 'used' | 'spent';

export type Column = 'property' | 'field' | 'market' | 'town_hall';

export type ScenarioCode =
  | 'fresh_arrivals'
  | 'after_the_bad_harvest'
  | 'the_great_banquet'
  | 'varied_cuisine'
  | 'winter_is_coming';

export type Way = 'paid' | 'bonus' | 'missing';

export type SaidArgument = number | string | Said | Said[];

export type SignKind =
  | 'good'
  | 'any'
  | 'same'
  | 'different'
  | 'choice'
  | 'greenhouse'
  | 'random'
  | 'discard'
  | 'give'
  | 'plant'
  | 'harvest'
  | 'fill'
  | 'rescue'
  | 'advance'
  | 'bonus'
  | 'payment'
  | 'service'
  | 'share'
  | 'arrow';

/** The whole table; everybody sees the same. */
export interface ReykholtView {
  round: number;
  rounds: number;
  first: number;
  phase: Phase;
  /** The event of this round, and those that may still come. */
  event: EventCode | null;
  events_left: EventCode[];
  display: CardCode[];
  /** Goods left beside the service cards, the top one first. */
  stack: Good[];
  /** Whether the next card that is taken brings the top one. */
  stack_is_due: boolean;
  piles: Record<string, number>;
  random: RandomPile;
  spaces: Space[];
  /** The space that is being resolved. */
  space: string | null;
  /** For each table from 0 the seats on it as they arrived; the last one stands in front. */
  track: number[][];
  players: Player[];
  /** The table to reach in a game played alone, or the points where the scenario counts them. */
  goal_table: number | null;
  goal_points: number | null;
  /** Alone: whether a worker may still be placed on a blocked space. */
  blocked_space: boolean;
  printed: Printed;
}

/** The random greenhouses by plots: those on top and at the bottom are known, others counted. */
export interface RandomPile {
  top: number[];
  hidden: Record<string, number>;
  bottom: number[];
}

/** A space that is in use, with who stands there. */
export interface Space {
  id: string;
  workers: number[];
  /** So many of them, the first ones, stand there since the round before. */
  earlier: number;
  /** A worker of nobody stands there, in a game played alone. */
  neutral: boolean;
  /** The event of the round has closed it. */
  closed: boolean;
}

/** What a player has. */
export interface Player {
  seat: number;
  stock: Record<Good, number>;
  greenhouses: Greenhouse[];
  table: number;
  /** Still in hand. */
  workers: number;
  services: Service[];
  /** The standing from 1: who is further, in front at the same table, is before. */
  rank: number;
  /** Points, where the scenario counts them or the game is played alone. */
  points: number | null;
  /** Whether the bonus of this round was used. */
  bonus_used: boolean;
  harvest: Harvest;
  /** With the stock as it is. */
  plan: Plan;
  /** With the harvest of this round; `null` once it is in. */
  plan_after_harvest: Plan | null;
}

/** What a board needs of the edition. */
export interface Printed {
  /** From table 1. */
  tables: PrintedTable[];
  spaces: Record<string, PrintedSpace>;
  rows: number[];
  cards: Record<CardCode, PrintedCard>;
  events: Record<EventCode, PrintedEvent>;
  /** By plots. */
  greenhouses: Record<string, PrintedGreenhouse>;
  scenario: PrintedScenario | null;
}

/** A greenhouse of a player. */
export interface Greenhouse {
  number: number;
  plots: number;
  goods: Record<Good, number>;
  /** Where it came from: a size, `random`, or the service card that provides it. */
  pile: string;
  allowed: Good[];
  rarest: Good;
}

/** A service card that a player may use. */
export interface Service {
  id: CardCode;
  shared_with: number | null;
  /** This round; of immediate cards in this game. */
  uses: number;
  now: Readiness;
}

/** What harvest time will bring as things are. */
export interface Harvest {
  /** What leaves no choice. */
  goods: Record<Good, number>;
  /** Goods to come on top, of the owner's choice. */
  choices: number;
}

/** How far the goods reach, and how. */
export interface Plan {
  /** The table that is reached by paying alone. */
  without_bonus: number;
  /** The table that is reached with the bonus where it helps most. */
  reaches: number;
  /** Table by table; the last one is the first that is not reached, but for the end of the track. */
  legs: Leg[];
}

/** What a table asks for. */
export interface PrintedTable {
  good: Good;
  count: number;
  plates: number;
}

/** What is printed on a space. */
export interface PrintedSpace {
  column: Column;
  row: number;
  flag: boolean;
  parts: Part[];
  /** In a few words, and in full. */
  brief: Said;
  does: Said;
}

/** What is printed on a service card. */
export interface PrintedCard {
  signs: Sign[];
  does: Said;
}

/** What is printed on an event. */
export interface PrintedEvent {
  does: Said;
}

/** What may be planted in a greenhouse of a pile. */
export interface PrintedGreenhouse {
  allowed: Good[];
  rarest: Good;
}

/** What a scenario changes. */
export interface PrintedScenario {
  id: ScenarioCode;
  does: Said;
}

/** One table of a plan. */
export interface Leg {
  table: number;
  way: Way;
  /** What is paid for it, or what is missing. */
  goods: Record<Good, number>;
  /** What arriving there brings. */
  gained: Record<Good, number>;
  /** Service cards that make it cheaper, or payable. */
  cards: CardCode[];
}

/** A part of a space: its signs, or those of each side of an "or". */
export interface Part {
  branches: Sign[][];
}

/** A sentence before it has words, made of sentences itself. */
export interface Said {
  id: string;
  args?: Record<string, SaidArgument>;
}

/** One sign of the row that says what a space or a card does. */
export interface Sign {
  kind: SignKind;
  good?: Good;
  /** At least and at most so many; at most 0 is without a limit. */
  least?: number;
  most?: number;
  /** The plots that a greenhouse may have. */
  plots?: number[];
}
