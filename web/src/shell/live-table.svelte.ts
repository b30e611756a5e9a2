/** One table as the browser knows it: the last message, the choice being made, the log. */
import { tick } from 'svelte';
import { withBotNames } from '../lib/bots';
import { Refused, TableSocket, type Link } from '../lib/socket';
import type {
  ChatMessage,
  EventMessage,
  HintMove,
  LegalAction,
  Refusal,
  ServerMessage,
  TableMessage,
  WhyMessage,
} from '../lib/types';
import { withOpponent, type Opponent } from './game-ui';
import { narrow, nextTargets, point, type TargetState } from './narrowing';
import { withEvents } from './log';

export interface ScoreStep {
  version: number;
  scores: number[];
}

export interface Explanation {
  rule: string;
  text: WhyMessage['text'];
}

/** Whoever draws may note where things are before a change, and move them after. */
export interface Mover {
  before(): void;
  after(): void;
}

/** Whether nothing happened on the board, as when somebody gives standing orders. */
function isSamePosition(before: TableMessage | null, now: TableMessage): boolean {
  const seen = (message: TableMessage): string => JSON.stringify([message.view, message.actions]);
  return before !== null && !now.events.length && seen(before) === seen(now);
}

export class LiveTable {
  message = $state.raw<TableMessage | null>(null);
  events = $state.raw<EventMessage[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  scores = $state.raw<ScoreStep[]>([]);
  link = $state<Link>('connecting');
  chosen = $state.raw<string[]>([]);
  hint = $state.raw<HintMove[] | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** An action that waits for a yes. */
  pending = $state.raw<LegalAction | null>(null);
  /** The action whose worded answer the pointer or the focus is on. */
  pointed = $state.raw<LegalAction | null>(null);
  busy = $state(false);
  /** The version that my last move made, as far as this page knows. */
  acted = $state<number | null>(null);
  /** When the last message came, for the clocks. */
  heard = $state(0);

  actions = $derived(this.message?.actions ?? []);
  narrowed = $derived(narrow(this.actions, this.chosen));
  next = $derived(nextTargets(this.narrowed, this.chosen));
  elsewhere = $derived(
    this.chosen.length ? new Set(this.actions.flatMap((action) => action.targets)) : new Set<string>(),
  );
  previewed = $derived(this.pending ?? this.pointed);
  you = $derived(this.message?.table.you ?? null);
  asked = $derived(this.actions.length > 0);
  last = $derived.by(() => {
    const newest = this.events.at(-1)?.version;
    return this.events.filter((event) => event.version === newest);
  });

  mover: Mover | null = null;
  /** Where this browser keeps the curve of the scores while the tab is open. */
  private readonly kept: string;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    invitation: string | null,
    private readonly mustConfirm: (action: LegalAction, view: unknown) => boolean,
    private readonly opponentIn: (view: unknown) => Opponent | null,
  ) {
    this.kept = `tablee.scores.${id}`;
    this.scores = JSON.parse(sessionStorage.getItem(this.kept) ?? '[]') as ScoreStep[];
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const guest = invitation ? `&invitation=${encodeURIComponent(invitation)}` : '';
    this.socket = new TableSocket({
      address: (since) => `${scheme}://${location.host}/ws/tables/${id}?since=${since}${guest}`,
      onMessage: (message) => this.receive(message),
      onLink: (link) => (this.link = link),
    });
  }

  close = (): void => this.socket.close();
  wake = (): void => this.socket.wake();

  private receive(message: ServerMessage): void {
    if (message.type === 'table') this.update({ ...message, table: withBotNames(message.table) });
    else if (message.type === 'chat') {
      if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
    } else if (message.type === 'hint') this.hint = message.moves;
    else if (message.type === 'why') this.explanation = message;
    else if (message.type === 'error') this.refusal = message.error;
  }

  private update(message: TableMessage): void {
    const before = this.message;
    const moved = message.version !== before?.version;
    if (moved) this.mover?.before();
    this.message = message;
    this.heard = performance.now();
    this.events = withEvents(this.events, message.events, message.since);
    if (!moved) return;
    this.remember(message);
    void tick().then(() => this.mover?.after());
    if (isSamePosition(before, message)) return;
    this.chosen = [];
    this.hint = this.explanation = this.refusal = this.pending = null;
  }

  private remember({ version, table, view }: TableMessage): void {
    const kept = this.scores.filter((entry) => entry.version < version);
    this.scores = [...kept, { version, scores: withOpponent(table.scores, this.opponentIn(view)) }];
    sessionStorage.setItem(this.kept, JSON.stringify(this.scores));
  }

  // Pointing

  /** Point at a thing; what cannot be pointed at is explained. */
  point(target: string, state: TargetState | null): void {
    this.explanation = this.refusal = null;
    if (!state) {
      if (this.you !== null) void this.send({ type: 'why', target });
      return;
    }
    this.chosen = point(this.actions, this.chosen, target, state);
    this.pending = null;
    const [only, ...more] = this.narrowed;
    if (state !== 'sel' && only && !more.length) this.play(only);
  }

  otherChoice(): void {
    this.chosen = [];
    this.pending = this.explanation = null;
  }

  // Acting

  play(action: LegalAction): void {
    if (this.mustConfirm(action, this.message?.view)) this.pending = action;
    else void this.confirm(action);
  }

  async confirm(action: LegalAction): Promise<void> {
    this.pending = null;
    const version = this.message?.version;
    if (version === undefined || this.busy) return;
    if (await this.send({ type: 'play', a: action.a, version })) this.acted = this.message?.version ?? null;
    else this.chosen = [];
  }

  async undo(): Promise<void> {
    if (this.message?.undo) await this.send({ type: 'undo', version: this.message.version });
  }

  async askHint(): Promise<void> {
    if (this.hint) this.hint = null;
    else if (this.asked) await this.send({ type: 'hint' });
  }

  say = (text: string): Promise<boolean> => this.send({ type: 'chat', text });

  private async send(message: Parameters<TableSocket['ask']>[0]): Promise<boolean> {
    const acts = message.type === 'play' || message.type === 'undo';
    if (acts) this.busy = true;
    try {
      await this.socket.ask(message);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    } finally {
      if (acts) this.busy = false;
    }
  }
}
