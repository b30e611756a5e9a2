/** Written by scripts/typescript.py; `make types` writes it anew. */

export type Asked =
  | Play
  | Foresee
  | Prepare
  | Withdraw
  | Undo
  | AskUndo
  | AnswerUndo
  | Hint
  | Why
  | Say
  | Ping;

export type Message =
  | TableMessage
  | PatchMessage
  | ForeseenMessage
  | ChatLine
  | HintMessage
  | WhyMessage
  | Pong
  | ErrorMessage;

export type Argument = number | string | Worded | Worded[];

export type SeatKind = 'human' | 'bot' | 'open';

export type TableStatus = 'open' | 'playing' | 'over' | 'closed';

export type Value = boolean | number | string;

export type ClosedBy = 'host' | 'expiry' | 'admin';

export type EmailMode = 'off' | 'now' | 'daily';

export type RelationKind = 'mute' | 'block' | 'friend';

export type ReportReason = 'chat' | 'name' | 'play' | 'other';

export type Setting = boolean | number | string;

export type TournamentFormat = 'league' | 'swiss';

export type TieBreakName = 'direct' | 'opponents' | 'share' | 'wins';

/**
 * An action by its notation, and the question that it answers.
 *
 * `then` answers the questions that complete the move, one after another: all of it is played,
 * or nothing.
 */
export interface Play {
  type: 'play';
  ref?: number | null;
  a: string;
  question: string;
  then?: string[];
}

/**
 * What would come of this action, and of those that complete the move? Nothing is played.
 *
 * Without an action: what is the question that I may prepare my answer to?
 */
export interface Foresee {
  type: 'foresee';
  ref?: number | null;
  a?: string | null;
  question: string;
  then?: string[];
}

/** A whole move, to be played once I am asked that question if nothing has changed by then. */
export interface Prepare {
  type: 'prepare';
  ref?: number | null;
  a: string;
  question: string;
  then?: string[];
}

/** What I have prepared is not played; or I have read why. */
export interface Withdraw {
  type: 'withdraw';
  ref?: number | null;
}

/** Take my answer to that question back, which is my last one. */
export interface Undo {
  type: 'undo';
  ref?: number | null;
  question: string;
}

/** Ask the others to go back to before my answer to that question, which is my last one. */
export interface AskUndo {
  type: 'ask_undo';
  ref?: number | null;
  question: string;
}

/** Whether I agree to what somebody asks, or would rather play on. */
export interface AnswerUndo {
  type: 'answer_undo';
  ref?: number | null;
  agree: boolean;
}

/** What would the bot play? */
export interface Hint {
  type: 'hint';
  ref?: number | null;
}

/** Why is this action, or anything with this target, not possible? */
export interface Why {
  type: 'why';
  ref?: number | null;
  a?: string | null;
  target?: string | null;
}

/** A line of chat. */
export interface Say {
  type: 'chat';
  ref?: number | null;
  text: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  ref?: number | null;
}

/** The whole document of a table. */
export interface TableMessage {
  type: 'table';
  document: Document;
  ref?: number;
}

/** What changed in the document since the last message of this socket. */
export interface PatchMessage {
  type: 'patch';
  patch: Operation[];
  ref?: number;
}

/** What would come of a move that is not played, or not yet complete. */
export interface ForeseenMessage {
  type: 'foreseen';
  /** What would change in the view of the document; nothing where that cannot be known. */
  view: Operation[];
  /** The question that would complete the move; `null` where none is left. */
  prompt: Worded | null;
  rule: string;
  /** Its answers. */
  actions: Choice[];
  ref?: number;
}

/** A line of chat; `seat` is `None` for somebody who only watches. */
export interface ChatLine {
  type: 'chat';
  id: number;
  name: string;
  text: string;
  at: string;
  seat?: number;
  ref?: number;
}

/** The best moves, best first; `note` if the bot had not thought of all of them. */
export interface HintMessage {
  type: 'hint';
  moves: HintMove[];
  ref?: number;
  note?: Worded;
}

/** Why something is not possible. */
export interface WhyMessage {
  type: 'why';
  rule: string;
  text: Worded;
  ref?: number;
}

/** I am there. */
export interface Pong {
  type: 'pong';
  ref?: number;
}

/** A message that was refused; nothing was changed. */
export interface ErrorMessage {
  type: 'error';
  error: Refusal;
  ref?: number;
}

/** A sentence: a text key with its arguments; `seat` is said as a name or as "you". */
export interface Worded {
  id: string;
  args?: Record<string, Argument>;
}

/** One seat of a summary. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
}

/** How time is counted: `none`, `live` (bank and increment, seconds) or `days` a turn. */
export interface ClockInfo {
  kind?: 'none' | 'live' | 'days';
  bank?: number;
  increment?: number;
  days?: number;
}

/** How a seat, or an opponent without a seat, came off. */
export interface StandingInfo {
  seat: number | null;
  /** The text key of an opponent's name. */
  opponent: string | null;
  score: number;
  tie_breaks: number[];
  place: number;
  won: boolean;
}

/** Something to be reached, or a rank that so many points earn. */
export interface GoalInfo {
  /** The text key of what is to be reached, or of the rank's name. */
  id: string;
  value: number;
  target: number;
  reached: boolean;
}

/** How everyone came off; before the end, how they would if it ended now. */
export interface OutcomeInfo {
  results: StandingInfo[];
  goals: GoalInfo[];
  /** The text key of the last goal that is reached. */
  rank: string | null;
}

/** A table at a glance. */
export interface Summary {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  you: number | null;
  /** Who is asked, as far as the reader may know. */
  waiting: number[];
  private: boolean;
  invitation: string | null;
  options: Record<string, Value>;
  clock: ClockInfo;
  /** `null` before the game begins. */
  outcome: OutcomeInfo | null;
  created: string;
  moved: string;
  /** The name of who opened it, where that is known; whether that is the reader. */
  host?: string | null;
  hosting?: boolean;
  /** The table at which the same people play again, for those who may know of it. */
  rematch?: string | null;
  /** When it is closed if nothing happens, once that is near. */
  expires?: string | null;
  closed?: ClosedBy | null;
  /** The tournament that it belongs to, for those who may know of it. */
  tournament?: string | null;
}

/** What an action would do, as far as its seat can know. */
export interface Consequences {
  /** What the seat would own more or less of, by name: the text `holding-NAME` says what it is. */
  changes?: Record<string, number>;
  /** Points at once. */
  score?: number;
  /** The place that the seat would have; 0 where it keeps the one it has. */
  place?: number;
  /** What else would come of it: what is won or lost, who is offered something. */
  remarks?: Worded[];
  /** Why it deserves a second look: it is never played unannounced. */
  warning?: Worded;
  /** More would come of it than can be known now. */
  unknown?: boolean;
  /** The seat would be asked on, to complete the move. */
  continues?: boolean;
  /** The seat would be asked nothing more. */
  last?: boolean;
}

/** A legal action: its notation, its words, what it touches, what it would do. */
export interface Choice {
  a: string;
  text: Worded;
  targets: string[];
  does: Consequences;
  /** The one answer that a player most likely wants. */
  main?: boolean;
}

/** An event that this seat may know, with the step that it belongs to. */
export interface Told {
  step: number;
  id: string;
  args: Record<string, Argument>;
  /** Whether this seat's own standing orders made it happen. */
  habit?: boolean;
  /** Whether this seat had prepared the move that made it happen. */
  prepared?: boolean;
}

/** What the guide of a first game says. */
export interface GuideInfo {
  /** The last remark that was made, and the rule that tells more; none before the first one. */
  text?: Worded;
  rule?: string;
  /** Whether it belongs to what the reader is asked now. */
  now?: boolean;
}

/** A seat asks the others to take a move back; gone once they agree, or the game goes on. */
export interface UndoRequestInfo {
  seat: number;
  agreed: number[];
  /** Who would rather play on. */
  declined: number | null;
}

/** A move that the reader has prepared; or that was not played, and why. */
export interface PreparedInfo {
  /** Its answers one after another, as they were shown. */
  moves: Choice[];
  dropped?: Worded;
}

/** Everything that a reader may see of a table. A browser holds it and gets the differences. */
export interface Document {
  table: Summary;
  /** How many moves were made so far, as far as the reader may know. */
  step: number;
  /** The game's own view; `null` before the game begins, and where this engine cannot play it. */
  view: unknown;
  prompt: Worded | null;
  /** The rule that the question follows; empty for whoever is not asked. */
  rule: string;
  /** Empty for whoever is not asked. */
  actions: Choice[];
  /** The name of what the reader is asked. */
  question: string | null;
  /** The name of the question whose answer the reader may take back. */
  undo: string | null;
  /** Seconds left for each seat; `null` on a table without clock. */
  clock: (number | null)[] | null;
  /** The reader's own standing orders, where the game has any. */
  habits: Record<string, Value> | null;
  events: Told[];
  /** For whoever learns at this table; `null` at all others. */
  guide: GuideInfo | null;
  /** The names of those who watch, in the order of the alphabet, and how many more there are. */
  spectators?: string[];
  more_spectators?: number;
  /** The name of the question to which the reader may ask the others to go back. */
  undo_together?: string | null;
  undo_request?: UndoRequestInfo | null;
  /** The name of what the reader, who is not asked now, may prepare an answer to. */
  ahead?: string | null;
  /** The reader's own; nobody else is told of it. */
  prepared?: PreparedInfo | null;
}

/** A move that a bot likes, what it expects of it and what it is for. */
export interface HintMove {
  a: string;
  text: Worded;
  /** Points ahead of the best rival at the end. */
  value: number;
  /** The seat's points at the end. */
  points?: number;
  /** More or fewer points than with the other moves of the hint, by source. */
  purpose?: Worded;
}

/** A stable code, the rule where the game forbids, a sentence. */
export interface Refusal {
  code: string;
  rule: string;
  text: Worded;
}

/** The body of every refused request. */
export interface ErrorBody {
  error: Refusal;
}

/** No content. */
export type Nothing = Record<string, never>;

/** It was done. */
export interface Done {
  ok?: boolean;
}

/** A guest's nickname. */
export interface NewGuest {
  name: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** A player's settings; what is left out stays as it is. */
export interface Preferences {
  lang?: 'fr' | 'en';
  theme?: string;
  palette?: string;
  sound?: boolean | string;
  confirm?: boolean | string;
  motion?: boolean | string;
  /** The cards that explain a game and have been read. */
  seen?: string[];
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  settings: Preferences;
  email?: string | null;
  admin?: boolean;
  /** Until when I may write nothing. */
  silenced?: string | null;
}

/** The password that holds now, and the one that shall. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** An address for letters, or none; with the password. */
export interface ChangeEmail {
  email: string | null;
  password: string;
}

/** Whose password was forgotten. */
export interface AskReset {
  name: string;
}

/** What the letter holds, and a new password. */
export interface Reset {
  token: string;
  password: string;
}

/** What a letter holds that asks to confirm an address. */
export interface Confirm {
  token: string;
}

/** The address that is confirmed. */
export interface Confirmed {
  email: string;
}

/** The password again; a guest has none. */
export interface DeleteMe {
  password?: string | null;
}

/** A browser that is signed in. */
export interface SessionInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  current: boolean;
}

/** My sessions. */
export interface Sessions {
  sessions: SessionInfo[];
}

/** How I am told that it is my turn while I am away. */
export interface NoticesInfo {
  /** What the browser asks its push service with. */
  push_key: string;
  /** Whether notices are pushed to this browser. */
  push: boolean;
  email: EmailMode;
  /** Whether the server sends letters, and mine would arrive: only then `email` counts. */
  letters: boolean;
  confirmed: boolean;
}

/** How soon letters tell me: not at all, each time, or once a day. */
export interface ChangeNotices {
  email: EmailMode;
}

/** What the browser's `PushSubscription` holds. */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Whom I do not want to read (`mute`) or to meet (`block`), or like to meet (`friend`).
 *
 * `null` takes it back.
 */
export interface SetRelation {
  kind: RelationKind | null;
}

/** Somebody I do not want to read or to meet, or like to meet. */
export interface Relation {
  name: string;
  kind: RelationKind;
  at: string;
}

/** All of them. */
export interface Relations {
  relations: Relation[];
}

/** What I report of somebody; `line` is the number of a line of that table's chat. */
export interface NewReport {
  about: string;
  reason: ReportReason;
  text?: string;
  table?: string | null;
  line?: number | null;
}

/** A report, as administrators read it. */
export interface ReportInfo {
  id: number;
  at: string;
  reporter: string;
  about: string;
  reason: ReportReason;
  text: string;
  table: string | null;
  line: string | null;
  handled: string | null;
  decision: string | null;
}

/** The last reports, those that nobody has dealt with first. */
export interface Reports {
  reports: ReportInfo[];
}

/** What was decided. */
export interface HandleReport {
  decision: string;
}

/**
 * What an administrator does to somebody.
 *
 * `silence` for some hours, `ban`, `release` from both, or `rename` to something harmless.
 */
export interface Sanction {
  act: 'silence' | 'ban' | 'release' | 'rename';
  reason: string;
  hours?: number | null;
}

/** Somebody, as administrators see them. */
export interface PersonInfo {
  id: string;
  name: string;
  account: boolean;
  admin: boolean;
  created: string;
  silenced: string | null;
  banned: string | null;
  reports: number;
  tables: number;
}

/** Why an administrator closes a table. */
export interface CloseTable {
  reason: string;
}

/** Something that an administrator did. */
export interface AuditInfo {
  at: string;
  actor: string;
  act: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** What administrators see first: counts, and what was done last. */
export interface Overview {
  people: number;
  accounts: number;
  tables: Record<string, number>;
  sockets: number;
  open_reports: number;
  audit: AuditInfo[];
}

/** What a bot of mine is called; the mark of bots is added. */
export interface NewBot {
  name: string;
}

/** A bot that I run. */
export interface BotInfo {
  name: string;
  created: string;
}

/** The bots that I run. */
export interface Bots {
  bots: BotInfo[];
}

/** By which a bot of mine is known; it is told once. */
export interface BotToken {
  name: string;
  token: string;
}

/** An option of a game, or a standing order. */
export interface OptionInfo {
  name: string;
  default: Value;
  choices: Value[];
  /** The seat counts at which it makes a difference. */
  seats: number[];
  /** By value as text: the seat counts that alone may choose it. */
  only: Record<string, number[]>;
}

/** A game that can be played. */
export interface GameInfo {
  id: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  /** The standing orders that each player may give. */
  habits: OptionInfo[];
  bots: string[];
  /** Whether there is a first game that teaches it. */
  guided: boolean;
  provenance: Record<string, number>;
}

/** All games. */
export interface Games {
  games: GameInfo[];
}

/** A game's rules. */
export interface Rules {
  markdown: string;
}

/** A printed value and where it comes from. */
export interface PrintedValue {
  key: string;
  value: unknown;
  provenance: string;
}

/** Everything printed in the box. */
export interface EditionInfo {
  digest: string;
  values: PrintedValue[];
  file: string;
}

/** A table to open: `me`, `open` or `bot:NAME` for each seat. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, Setting>;
  clock?: ClockInfo;
  private?: boolean;
}

/** The tables I sit at, and those that anyone may join or watch. */
export interface Tables {
  mine: Summary[];
  open: Summary[];
}

/** A seat to take; any free one when none is named. */
export interface Join {
  invitation?: string | null;
  seat?: number | null;
}

/** My standing orders at a table; those left out of a request stay as they are. */
export interface Habits {
  habits: Record<string, Setting>;
}

/** What somebody has noted at a table. */
export interface Note {
  text: string;
}

/** Who shall have a seat that no person sits in: `bot:NAME`, or whoever comes (`open`). */
export interface FillSeat {
  seat: number;
  wish: string;
}

/** A seat whose owner ran out of time: the server's own bot takes it, not a rival's choice. */
export interface Replace {
  seat: number;
}

/** A step of a finished game to go on from, in one of its seats. */
export interface Fork {
  step: number;
  seat: number;
}

/** A position of a finished game and the decision that led to it. */
export interface Step {
  step: number;
  seat: number | null;
  a: string | null;
  text: Worded | null;
  view: unknown;
  prompt: Worded;
  events: Told[];
  outcome: OutcomeInfo;
}

/** A finished game, step by step. */
export interface Replay {
  total: number;
  table: Summary;
  steps: Step[];
}

/** Whose play is reviewed. */
export interface AskReview {
  seat: number;
}

/** The points that everybody could expect after so many decisions: seats, then opponents. */
export interface ForecastInfo {
  step: number;
  points: number[];
}

/** A decision that has cost points. */
export interface MistakeInfo {
  /** The step of the replay at which it was taken: play on from there to decide otherwise. */
  step: number;
  given: Worded;
  better: Worded;
  /** Points ahead of the best rival that were lost, and their standard error. */
  loss: number;
  error: number;
  /** What the better answer is for. */
  purpose: Worded;
}

/** What was found out about the play of one seat. */
export interface ReviewInfo {
  seat: number;
  /** The bot that has judged. */
  level: string;
  /** How many decisions left a choice. */
  decisions: number;
  curve: ForecastInfo[];
  /** The costliest first, three at most. */
  mistakes: MistakeInfo[];
}

/** A review, or how much of it is made: `total` is 0 where nobody has asked for it here. */
export interface ReviewState {
  review: ReviewInfo | null;
  done: number;
  total: number;
  failed?: boolean;
}

/** What one source has brought each seat; its name is said by the game's `source-NAME`. */
export interface AccountLine {
  source: string;
  points: number[];
}

/** A move and what it changed of what a seat owns, by the names of the game's holdings. */
export interface HoldingsRow {
  step: number;
  /** Who moved, and the move in words. */
  seat: number;
  text: Worded;
  events: Told[];
  change: Record<string, number>;
}

/** What a seat has owned, move by move, and what it owns now; `score` are its points. */
export interface Holdings {
  rows: HoldingsRow[];
  now: Record<string, number>;
}

/** What a game has made of a player's rating. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

/** Where the points of a finished game came from, as its sources follow, and the ratings. */
export interface Account {
  lines: AccountLine[];
  ratings: RatingChange[];
}

/** A player's strength in a game: `rating` is a cautious estimate on the scale people read. */
export interface RatingInfo {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A player's part in a finished game; `table` is null where the reader was not invited. */
export interface ResultInfo {
  table: string | null;
  game: string;
  seat: number;
  score: number;
  place: number;
  players: string[];
  resigned: boolean;
  at: string;
}

/** How somebody fared in a game: in all, at so many seats, or with a faction. */
export interface Statistic {
  game: string;
  seats: number | null;
  faction: Worded | null;
  games: number;
  won: number;
  /** The mean of the scores, and the best. */
  score: number;
  best: number;
}

/** A player's results and ratings. */
export interface Player {
  name: string;
  account: boolean;
  bot: boolean;
  ratings: RatingInfo[];
  results: ResultInfo[];
  statistics: Statistic[];
}

/** A line of a game's ranking. */
export interface Ranked {
  place: number;
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The best players of a game. */
export interface Ranking {
  game: string;
  players: Ranked[];
}

/** A tournament to open; a league without a number of rounds has all meet once. */
export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  format: TournamentFormat;
  clock: ClockInfo;
  rounds?: number | null;
  options?: Record<string, Setting>;
  private?: boolean;
}

/** What an invitation to a tournament holds. */
export interface JoinTournament {
  invitation?: string | null;
}

/** Whom the organiser removes. */
export interface RemoveMember {
  name: string;
}

/** A tournament in a list. */
export interface TournamentGlance {
  id: string;
  name: string;
  game: string;
  seats: number;
  format: TournamentFormat;
  clock: ClockInfo;
  /** How many there are, once that is known, and how many are open or over. */
  rounds: number | null;
  round: number;
  private: boolean;
  status: TableStatus;
  closed: ClosedBy | null;
  created: string;
  organiser: string;
  /** Whether that is the reader, and whether the reader plays in it. */
  organising: boolean;
  joined: boolean;
  members: number;
}

/** Those that I organise or play in, and those that anybody may join or look at. */
export interface Tournaments {
  mine: TournamentGlance[];
  listed: TournamentGlance[];
}

/** Somebody who plays in a tournament, or has left it. */
export interface MemberInfo {
  name: string;
  left: boolean;
}

/** Who sits where at a table of a tournament; place and points once it is over. */
export interface TableSeatInfo {
  name: string;
  /** Whether a bot plays on for somebody who left or was out of time. */
  lost: boolean;
  place: number | null;
  score: number | null;
  points: number | null;
}

/** A table of a tournament; with its invitation, members may look on. */
export interface RoundTableInfo {
  id: string;
  status: TableStatus;
  invitation: string | null;
  seats: TableSeatInfo[];
}

/** A round: its tables, and who sits out. */
export interface RoundInfo {
  number: number;
  tables: RoundTableInfo[];
  sits_out: string[];
}

/** What decides between those who have as many points. */
export interface TieBreakInfo {
  name: TieBreakName;
  value: number;
}

/** How somebody stands in a tournament. */
export interface TournamentStanding {
  place: number;
  name: string;
  points: number;
  played: number;
  sat_out: number;
  left: boolean;
  tie_breaks: TieBreakInfo[];
}

/** A tournament with all that its reader may know. */
export interface TournamentInfo {
  tournament: TournamentGlance;
  options: Record<string, Value>;
  /** For those who play in it or organise it. */
  invitation: string | null;
  members: MemberInfo[];
  /** How many it takes to start. */
  fewest: number;
  most: number;
  standings: TournamentStanding[];
  rounds: RoundInfo[];
  /** When bots take over for whoever is still asked. */
  deadline: string | null;
  /** Whether all rounds are played at the same time. */
  at_once: boolean;
}

/** One operation: `add`, `remove` or `replace` at a JSON Pointer. */
export interface Operation {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}
