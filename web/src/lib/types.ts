/** The wire's shapes: docs/protocol.md is the contract. */
import type { PatchOperation } from './json-patch';

export type Argument = number | string | Sentence | Sentence[];

/** A text key with arguments; `seat` is a seat and is said as a name or as "you". */
export interface Sentence {
  id: string;
  args?: Record<string, Argument>;
}

export type SeatKind = 'human' | 'bot' | 'open';
export type TableStatus = 'open' | 'playing' | 'over';

export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; days: number };

export type OptionValue = boolean | number | string;

/** How a seat, or an opponent that the game itself brings, stands or ended. */
export interface Result {
  seat: number | null;
  /** The text key of an opponent without a seat. */
  opponent: string | null;
  score: number;
  tie_breaks: number[];
  place: number;
  won: boolean;
}

/** Something to reach in a game that sets goals; `id` is its text key. */
export interface Goal {
  id: string;
  value: number;
  target: number;
  reached: boolean;
}

/** The results of the seats in their order, then those of opponents without a seat. */
export interface Outcome {
  results: Result[];
  goals: Goal[];
  /** The text key of what was achieved, in games that have ranks. */
  rank: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  you: number | null;
  /** Who is asked, as far as the reader may know. */
  waiting: number[];
  private: boolean;
  invitation?: string | null;
  options: Record<string, OptionValue>;
  clock: Clock;
  /** Nothing before the game begins. */
  outcome: Outcome | null;
  created: string;
  moved: string;
}

/** A legal action: its notation, its words, and the things on the board it touches, in order. */
export interface LegalAction {
  a: string;
  text: Sentence;
  targets: string[];
}

export interface EventMessage extends Sentence {
  /** The move it belongs to. */
  step: number;
  /** Whether my own standing orders made it happen. */
  habit?: boolean;
}

/** All that a browser knows of its table. */
export interface TableDocument {
  table: TableSummary;
  /** How many moves were made, as far as the reader may know. */
  step: number;
  view: unknown;
  prompt: Sentence | null;
  actions: LegalAction[];
  /** What the reader is asked. */
  question: string | null;
  /** The question whose answer the reader may take back. */
  undo: string | null;
  /** Seconds left for each seat when this was sent. */
  clock: (number | null)[] | null;
  /** My standing orders, where the game has any and I play. */
  habits: Record<string, OptionValue> | null;
  events: EventMessage[];
}

/** The whole document. */
export interface TableMessage {
  type: 'table';
  document: TableDocument;
  ref?: number | null;
}

/** What changed in the document since the last message about it. */
export interface PatchMessage {
  type: 'patch';
  patch: PatchOperation[];
  ref?: number | null;
}

export interface ChatMessage {
  type: 'chat';
  id: number;
  name: string;
  text: string;
  at: string;
  ref?: number | null;
}

export interface HintMove {
  a: string;
  text: Sentence;
  value: number;
}

export interface HintMessage {
  type: 'hint';
  moves: HintMove[];
  ref?: number | null;
}

export interface WhyMessage {
  type: 'why';
  rule: string;
  text: Sentence;
  ref?: number | null;
}

/** Every refusal, on both roads. */
export interface Refusal {
  code: string;
  /** The game's rule, or nothing. */
  rule: string;
  text: Sentence;
}

export interface ErrorMessage {
  type: 'error';
  error: Refusal;
  ref?: number | null;
}

export interface PongMessage {
  type: 'pong';
}

export type ServerMessage =
  | TableMessage
  | PatchMessage
  | ChatMessage
  | HintMessage
  | WhyMessage
  | ErrorMessage
  | PongMessage;

/** What the browser sends; the socket adds `ref`. */
export type ClientMessage =
  | { type: 'play'; a: string; question: string }
  | { type: 'undo'; question: string }
  | { type: 'hint' }
  | { type: 'why'; a?: string; target?: string }
  | { type: 'chat'; text: string }
  | { type: 'ping' };

export interface GameOption {
  name: string;
  default: OptionValue;
  choices: OptionValue[];
  /** The seat counts at which it makes a difference. */
  seats: number[];
}

export interface GameInfo {
  id: string;
  title: string;
  rules: number;
  seats: number[];
  options: GameOption[];
  /** The standing orders that each player may give. */
  habits: GameOption[];
  bots: string[];
  provenance: Record<string, number>;
}

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, OptionValue>;
  clock: Clock;
  private: boolean;
}

// The answers of REST

export interface Me {
  id: string;
  name: string;
  account: boolean;
  settings: Partial<Record<string, OptionValue | null>>;
}

export interface SessionInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  current: boolean;
}

export interface PrintedValue {
  key: string;
  value: unknown;
  provenance: string;
}

export interface Edition {
  digest: string;
  values: PrintedValue[];
  file: string;
}

/** A position of a finished game and the decision that led to it. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  a: string | null;
  text: Sentence | null;
  view: unknown;
  prompt: Sentence | null;
  events: EventMessage[];
  outcome: Outcome;
}

export interface Replay {
  total: number;
  table: TableSummary;
  steps: ReplayStep[];
}

export interface Rating {
  game: string;
  rating: number;
  games: number;
}

export interface Ranked {
  place: number;
  name: string;
  bot: boolean;
  rating: number;
  games: number;
}

/** A finished game of a player. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  score: number;
  place: number;
  players: string[];
  resigned: boolean;
  at: string;
}

export interface PlayerResults {
  name: string;
  account: boolean;
  bot: boolean;
  ratings: Rating[];
  results: PlayedGame[];
}
