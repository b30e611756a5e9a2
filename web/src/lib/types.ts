/** The wire's shapes as the client calls them; docs/protocol.md is the contract. */
import type { Asked, Document, Message, Told, Worded } from '../generated/wire';

export type {
  Account,
  BotInfo,
  BotToken,
  Argument,
  AuditInfo,
  ChatLine as ChatMessage,
  Choice as LegalAction,
  Consequences,
  EditionInfo as Edition,
  ErrorMessage,
  ForeseenMessage,
  GameInfo,
  GoalInfo as Goal,
  Holdings,
  HintMessage,
  HintMove,
  Me,
  NewReport,
  NewTable,
  NewTournament,
  NoticesInfo,
  OptionInfo as GameOption,
  OutcomeInfo as Outcome,
  Overview,
  PatchMessage,
  PersonInfo,
  Player as PlayerResults,
  Pong as PongMessage,
  PrintedValue,
  Ranked,
  RatingInfo as Rating,
  Refusal,
  Relation,
  RelationKind,
  Replay,
  ReviewInfo as Review,
  ReviewState,
  ReportInfo,
  ReportReason,
  ResultInfo as PlayedGame,
  Sanction,
  RoundInfo as TournamentRound,
  RoundTableInfo as TournamentTable,
  SeatInfo,
  SeatKind,
  SessionInfo,
  Statistic,
  StandingInfo as Result,
  Step as ReplayStep,
  Summary as TableSummary,
  TableMessage,
  TableStatus,
  TournamentFormat,
  TournamentGlance,
  TournamentInfo,
  TournamentStanding,
  Tournaments,
  Value as OptionValue,
  WhyMessage,
} from '../generated/wire';

export type Sentence = Worded;
export type TableDocument = Document;

/** Something that happened; those of the server have arguments. */
export interface EventMessage extends Omit<Told, 'args'>, Sentence {}

export type ServerMessage = Message;

/** What the browser sends; the socket adds `ref`. */
export type ClientMessage = Asked;

/** How time is counted, as it is chosen: each kind with what it needs. */
export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; days: number };
