/** One table as the browser knows it: its document, the choice being made, the chat. */
import { tick } from 'svelte';
import { withBotNames } from '../lib/bots';
import { scoresOf } from '../lib/outcome';
import { Refused, TableSocket, type Link, type OtherMessage } from '../lib/socket';
import type {
  ChatMessage,
  HintMove,
  LegalAction,
  Refusal,
  TableDocument,
  WhyMessage,
} from '../lib/types';
import { narrow, nextTargets, point, stillOffered, type TargetState } from './narrowing';

export interface ScoreStep {
  step: number;
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

export class LiveTable {
  document = $state.raw<TableDocument | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  scores = $state.raw<ScoreStep[]>([]);
  link = $state<Link>('connecting');
  chosen = $state.raw<string[]>([]);
  hint = $state.raw<HintMove[] | null>(null);
  /** What the server says of a hint that is not the bot's last word. */
  hintNote = $state.raw<WhyMessage['text'] | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** An action that waits for a yes. */
  pending = $state.raw<LegalAction | null>(null);
  /** The action whose worded answer the pointer or the focus is on. */
  pointed = $state.raw<LegalAction | null>(null);
  busy = $state(false);
  /** The step that my last move made, as far as this page knows. */
  acted = $state<number | null>(null);
  /** When the clocks were last told. */
  heard = $state(0);

  // What does not change in a new document stays the same object, and whoever draws it rests.
  actions = $derived(this.document?.actions ?? []);
  events = $derived(this.document?.events ?? []);
  view = $derived(this.document?.view ?? null);
  question = $derived(this.document?.question ?? null);
  you = $derived(this.document?.table.you ?? null);
  narrowed = $derived(narrow(this.actions, this.chosen));
  next = $derived(nextTargets(this.narrowed, this.chosen));
  elsewhere = $derived(
    this.chosen.length ? new Set(this.actions.flatMap((action) => action.targets)) : new Set<string>(),
  );
  previewed = $derived(this.pending ?? this.pointed);
  asked = $derived(this.question !== null && this.actions.length > 0);
  last = $derived.by(() => {
    const newest = this.events.at(-1)?.step;
    return this.events.filter((event) => event.step === newest);
  });

  mover: Mover | null = null;
  /** Where this browser keeps the curve of the scores while the tab is open. */
  private readonly kept: string;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    invitation: string | null,
    private readonly mustConfirm: (action: LegalAction, view: unknown) => boolean,
  ) {
    this.kept = `tablee.curve.${id}`;
    this.scores = JSON.parse(sessionStorage.getItem(this.kept) ?? '[]') as ScoreStep[];
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const guest = invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
    this.socket = new TableSocket({
      address: `${scheme}://${location.host}/ws/tables/${id}${guest}`,
      onDocument: (document) => this.update({ ...document, table: withBotNames(document.table) }),
      onMessage: (message) => this.receive(message),
      onLink: (link) => (this.link = link),
    });
  }

  close = (): void => this.socket.close();
  wake = (): void => this.socket.wake();

  /** The table as it is; to be read once there is a document. */
  get table(): TableDocument['table'] {
    return this.document!.table;
  }

  private receive(message: OtherMessage): void {
    if (message.type === 'chat') {
      if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
    } else if (message.type === 'hint') {
      this.hint = message.moves;
      this.hintNote = message.note ?? null;
    } else if (message.type === 'why') this.explanation = message;
    else if (message.type === 'error') this.refusal = message.error;
  }

  private update(document: TableDocument): void {
    const before = this.document;
    const moved = document.view !== before?.view;
    if (moved) this.mover?.before();
    this.document = document;
    if (document.clock !== before?.clock || document.table.waiting !== before?.table.waiting) {
      this.heard = performance.now();
    }
    this.remember(document);
    if (moved) void tick().then(() => this.mover?.after());
    if (document.question !== before?.question) this.forgetChoice();
    else if (document.actions !== before?.actions) this.keepChoice(document.actions);
  }

  private remember({ step, table }: TableDocument): void {
    if (!table.outcome) return;
    const scores = scoresOf(table.outcome);
    const newest = this.scores.at(-1);
    if (newest?.step === step && String(newest.scores) === String(scores)) return;
    this.scores = [...this.scores.filter((entry) => entry.step < step), { step, scores }];
    sessionStorage.setItem(this.kept, JSON.stringify(this.scores));
  }

  /** The question is another: nothing of the answer to the last one is left. */
  private forgetChoice(): void {
    this.chosen = [];
    this.hint = this.explanation = this.refusal = this.pending = this.pointed = null;
  }

  /** The question is the same, but not all that could be answered is. */
  private keepChoice(actions: LegalAction[]): void {
    const again = (action: LegalAction | null): LegalAction | null =>
      actions.find(({ a }) => a === action?.a) ?? null;
    this.chosen = stillOffered(actions, this.chosen);
    this.pending = again(this.pending);
    this.pointed = again(this.pointed);
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
    if (this.mustConfirm(action, this.view)) this.pending = action;
    else void this.confirm(action);
  }

  async confirm(action: LegalAction): Promise<void> {
    this.pending = null;
    const { question } = this;
    if (question === null || this.busy) return;
    if (await this.send({ type: 'play', a: action.a, question })) this.acted = this.document?.step ?? null;
    else this.chosen = [];
  }

  async undo(): Promise<void> {
    const question = this.document?.undo;
    if (question && !this.busy) await this.send({ type: 'undo', question });
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
