/** REST: typed calls, one shape of refusal. */
import { withBotNames } from './bots';
import { answered, unanswered } from './connection.svelte';
import type { NewBrowser, Preferences } from '../generated/wire';
import type {
  Account,
  BotInfo,
  BotToken,
  Edition,
  GameInfo,
  Holdings,
  Me,
  NewReport,
  NewTable,
  NewTournament,
  NoticesInfo,
  OptionValue,
  Overview,
  PersonInfo,
  PlayerResults,
  Ranked,
  Refusal,
  Relation,
  RelationKind,
  Replay,
  ReportInfo,
  ReviewState,
  Sanction,
  Sentence,
  SessionInfo,
  TableSummary,
  TournamentInfo,
  Tournaments,
} from './types';

/** A refusal by the server, or the lack of one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }

  get code(): string {
    return this.refusal.code;
  }
}

/** Why the server refused, in a sentence; any other mistake goes on. */
export function refusedWith(error: unknown): Sentence {
  if (!(error instanceof ApiError)) throw error;
  return error.refusal.text;
}

const offline: Refusal = { code: 'offline', rule: '', text: { id: 'error-offline' } };
const garbled: Refusal = { code: 'server', rule: '', text: { id: 'error-server' } };

function isRefusal(body: unknown): body is { error: Refusal } {
  return typeof body === 'object' && body !== null && 'error' in body;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    unanswered();
    throw new ApiError(0, offline);
  }
  answered();
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, isRefusal(answer) ? answer.error : garbled);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

const seg = encodeURIComponent;

const invited = (invitation: string | null): string => (invitation ? `?invitation=${seg(invitation)}` : '');

export const api = {
  newGuest: (name: string) => json<Me>('POST', '/api/guests', { name }),
  newAccount: (name: string, password: string) =>
    json<Me>('POST', '/api/accounts', { name, password }),
  signIn: (name: string, password: string) => json<Me>('POST', '/api/sessions', { name, password }),
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me>('PUT', '/api/me/name', { name }),
  change: (settings: Preferences) => json<Me>('PATCH', '/api/me', settings),
  sessions: async () =>
    (await json<{ sessions: SessionInfo[] }>('GET', '/api/sessions')).sessions,
  revoke: (id: string) => json<void>('DELETE', `/api/sessions/${seg(id)}`),
  revokeOthers: () => json<void>('DELETE', '/api/sessions'),
  changePassword: (old: string, fresh: string) => json<void>('POST', '/api/me/password', { old, new: fresh }),
  changeEmail: (email: string | null, password: string) => json<Me>('PUT', '/api/me/email', { email, password }),
  confirmAgain: () => json<void>('POST', '/api/me/email/confirmation', {}),
  confirmEmail: (token: string) => json<{ email: string }>('POST', '/api/email-confirmations', { token }),
  /** How I am told of my turn while I am away. */
  notices: () => json<NoticesInfo>('GET', '/api/me/notices'),
  changeNotices: (email: NoticesInfo['email']) => json<NoticesInfo>('PATCH', '/api/me/notices', { email }),
  pushHere: (browser: NewBrowser) => json<NoticesInfo>('PUT', '/api/me/push', browser),
  pushNowhere: () => json<NoticesInfo>('DELETE', '/api/me/push'),
  unsubscribe: (token: string) => json<void>('POST', `/unsubscribe/${seg(token)}`, {}),
  askReset: (name: string) => json<void>('POST', '/api/password-resets', { name }),
  reset: (token: string, password: string) => json<Me>('POST', '/api/password-resets/use', { token, password }),
  deleteMe: (password: string | null) => json<void>('POST', '/api/me/delete', { password }),
  relations: async () => (await json<{ relations: Relation[] }>('GET', '/api/me/relations')).relations,
  relate: async (name: string, kind: RelationKind | null) =>
    (await json<{ relations: Relation[] }>('PUT', `/api/players/${seg(name)}/relation`, { kind })).relations,
  bots: async () => (await json<{ bots: BotInfo[] }>('GET', '/api/me/bots')).bots,
  newBot: (name: string) => json<BotToken>('POST', '/api/me/bots', { name }),
  /** Another token of a bot of mine, which ends the one before. */
  botToken: (name: string) => json<BotToken>('POST', `/api/me/bots/${seg(name)}/token`, {}),
  deleteBot: (name: string) => json<void>('DELETE', `/api/me/bots/${seg(name)}`),
  report: (report: NewReport) => json<void>('POST', '/api/reports', report),
  games: async () => (await json<{ games: GameInfo[] }>('GET', '/api/games')).games,
  rules: (game: string, lang: string) =>
    json<{ markdown: string }>('GET', `/api/games/${seg(game)}/rules?lang=${lang}`),
  edition: (game: string) => json<Edition>('GET', `/api/games/${seg(game)}/edition`),
  texts: async (room: string, lang: string) =>
    (await request('GET', `/api/texts/${seg(room)}/${lang}.ftl`)).text(),
  open: (table: NewTable) => json<TableSummary>('POST', '/api/tables', table),
  /** A first game that teaches. */
  openGuided: (game: string) => json<TableSummary>('POST', `/api/games/${seg(game)}/guided`, {}),
  tables: async () => {
    const found = await json<{ mine: TableSummary[]; open: TableSummary[] }>('GET', '/api/tables');
    return { mine: found.mine.map(withBotNames), open: found.open.map(withBotNames) };
  },
  table: async (id: string, invitation: string | null) => {
    return withBotNames(await json<TableSummary>('GET', `/api/tables/${seg(id)}${invited(invitation)}`));
  },
  /** Sits down with somebody who waits for the same game, or waits at a new table. */
  pair: (game: string) => json<TableSummary>('POST', `/api/games/${seg(game)}/pair`, {}),
  join: (id: string, body: { invitation?: string; seat?: number }) =>
    json<TableSummary>('POST', `/api/tables/${seg(id)}/join`, body),
  /** Changes my standing orders; the table's next message tells what they did. */
  order: (id: string, habits: Record<string, OptionValue>) =>
    json<void>('PATCH', `/api/tables/${seg(id)}/habits`, { habits }),
  leave: (id: string) => json<TableSummary>('POST', `/api/tables/${seg(id)}/leave`, {}),
  close: (id: string) => json<TableSummary>('POST', `/api/tables/${seg(id)}/close`, {}),
  /** Before the game begins: a bot (`bot:NAME`), or whoever comes (`open`), has that seat. */
  fill: (id: string, seat: number, wish: string) =>
    json<TableSummary>('POST', `/api/tables/${seg(id)}/fill`, { seat, wish }),
  /** What I have noted at a table, and changing it; nobody else reads it. */
  note: async (id: string, invitation: string | null) =>
    (await json<{ text: string }>('GET', `/api/tables/${seg(id)}/note${invited(invitation)}`)).text,
  setNote: (id: string, invitation: string | null, text: string) =>
    json<unknown>('PUT', `/api/tables/${seg(id)}/note${invited(invitation)}`, { text }),
  resign: (id: string) => json<void>('POST', `/api/tables/${seg(id)}/resign`, {}),
  replace: (id: string, seat: number) => json<void>('POST', `/api/tables/${seg(id)}/replace`, { seat }),
  /** The one rematch of a table, whoever asked for it first. */
  rematch: (id: string) => json<TableSummary>('POST', `/api/tables/${seg(id)}/rematch`, {}),
  /** Where the points of a finished game came from, and what became of ratings. */
  account: (id: string) => json<Account>('GET', `/api/tables/${seg(id)}/account`),
  /** What a seat has owned, move by move; before the end only where nothing is hidden. */
  holdings: (id: string, invitation: string | null, seat: number) =>
    json<Holdings>('GET', `/api/tables/${seg(id)}/holdings?seat=${seat}${invitation ? `&invitation=${seg(invitation)}` : ''}`),
  /** Steps `from` to `to`, seen from a seat or from outside. */
  replay: async (id: string, seat: number | null, from: number, to: number) => {
    const view = seat === null ? '' : `&seat=${seat}`;
    const address = `/api/tables/${seg(id)}/replay?from=${from}&to=${to}${view}`;
    const replay = await json<Replay>('GET', address);
    return { ...replay, table: withBotNames(replay.table) };
  },
  /** A new table that goes on from a step of a finished game. */
  fork: (id: string, from: { step: number; seat: number }) =>
    json<TableSummary>('POST', `/api/tables/${seg(id)}/fork`, from),
  /** The review of a seat's play in a finished game, or how much of it is made. */
  review: (id: string, seat: number) => json<ReviewState>('GET', `/api/tables/${seg(id)}/review?seat=${seat}`),
  askReview: (id: string, seat: number) => json<ReviewState>('POST', `/api/tables/${seg(id)}/review`, { seat }),
  tournaments: () => json<Tournaments>('GET', '/api/tournaments'),
  openTournament: (wish: NewTournament) => json<TournamentInfo>('POST', '/api/tournaments', wish),
  tournament: (id: string, invitation: string | null) =>
    json<TournamentInfo>('GET', `/api/tournaments/${seg(id)}${invited(invitation)}`),
  joinTournament: (id: string, invitation: string | null) =>
    json<TournamentInfo>('POST', `/api/tournaments/${seg(id)}/join`, { invitation }),
  removeMember: (id: string, name: string) =>
    json<TournamentInfo>('POST', `/api/tournaments/${seg(id)}/remove`, { name }),
  conduct: (id: string, act: 'leave' | 'start' | 'cancel') =>
    json<TournamentInfo>('POST', `/api/tournaments/${seg(id)}/${act}`, {}),
  player: (name: string) => json<PlayerResults>('GET', `/api/players/${seg(name)}`),
  ratings: async (game: string) =>
    (await json<{ players: Ranked[] }>('GET', `/api/ratings/${seg(game)}`)).players,
};

/** For administrators; to all others there is nothing at these addresses. */
export const administration = {
  overview: () => json<Overview>('GET', '/api/admin'),
  reports: async () => (await json<{ reports: ReportInfo[] }>('GET', '/api/admin/reports')).reports,
  handle: (id: number, decision: string) => json<ReportInfo>('POST', `/api/admin/reports/${id}`, { decision }),
  person: (name: string) => json<PersonInfo>('GET', `/api/admin/players/${seg(name)}`),
  sanction: (name: string, sanction: Sanction) => json<PersonInfo>('POST', `/api/admin/players/${seg(name)}`, sanction),
  closeTournament: (id: string, reason: string) => json<void>('POST', `/api/admin/tournaments/${seg(id)}/close`, { reason }),
  closeTable: (id: string, reason: string) => json<TableSummary>('POST', `/api/admin/tables/${seg(id)}/close`, { reason }),
};

export const recordAddress = (id: string): string => `/api/tables/${seg(id)}/record`;

export const EXPORT_ADDRESS = '/api/me/export';
