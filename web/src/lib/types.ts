/** The wire's shapes: docs/protocol.md is the contract. */

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

export interface TableSummary {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  you: number | null;
  waiting: number[];
  version: number;
  private: boolean;
  invitation?: string | null;
  options: Record<string, OptionValue>;
  clock: Clock;
  scores: number[];
  winners: number[] | null;
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
  version: number;
  /** Whether my own standing orders made it happen. */
  habit?: boolean;
}

export interface TableMessage {
  type: 'table';
  table: TableSummary;
  version: number;
  view: unknown;
  prompt: Sentence | null;
  actions: LegalAction[];
  /** The events are those after this version. */
  since: number;
  events: EventMessage[];
  clock: (number | null)[] | null;
  undo: boolean;
  /** My standing orders, where the game has any and I play. */
  habits?: Record<string, OptionValue> | null;
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
  | ChatMessage
  | HintMessage
  | WhyMessage
  | ErrorMessage
  | PongMessage;

/** What the browser sends; the socket adds `ref`. */
export type ClientMessage =
  | { type: 'play'; a: string; version: number }
  | { type: 'undo'; version: number }
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
  modes: Record<string, number[]>;
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
