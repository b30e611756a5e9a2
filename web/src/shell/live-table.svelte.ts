/** One table as the browser knows it: its document, the choice being made, the chat. */
import { tick } from 'svelte';
import { withBotNames } from '../lib/bots';
import { patched } from '../lib/json-patch';
import { scoresOf } from '../lib/outcome';
import type { Confirm } from '../lib/settings.svelte';
import { Refused, TableSocket, type Link, type OtherMessage } from '../lib/socket';
import type {
  ChatMessage,
  ForeseenMessage,
  HintMove,
  LegalAction,
  Refusal,
  ServerMessage,
  TableDocument,
  WhyMessage,
} from '../lib/types';
import { Move, type Asking } from './choosing/move.svelte';
import { Plan } from './choosing/plan.svelte';
import type { TargetState } from './choosing/narrowing';

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
  hint = $state.raw<HintMove[] | null>(null);
  /** What the server says of a hint that is not the bot's last word. */
  hintNote = $state.raw<WhyMessage['text'] | null>(null);
  /** Whether the bot is thinking of one. */
  hinting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The step that my last move made, as far as this page knows. */
  acted = $state<number | null>(null);
  /** When the clocks were last told. */
  heard = $state(0);

  // What does not change in a new document stays the same object, and whoever draws it rests.
  base = $derived.by((): Asking => {
    if (this.plan.asking) return this.plan.asking;
    const { view = null, prompt = null, rule = '', actions = [] } = this.document ?? {};
    return { view, prompt, rule, actions };
  });
  events = $derived(this.document?.events ?? []);
  /** What is answered here: what I am asked, or what I plan to answer. */
  question = $derived.by(() => this.document?.question ?? this.plan.name);
  you = $derived(this.document?.table.you ?? null);
  plan = new Plan(this);
  /** As the table would look and what would be asked, with what is answered but not played yet. */
  move = new Move(this);
  view = $derived(this.move.asking.view);
  actions = $derived(this.move.actions);
  /** Whether there is something to answer, now or ahead of its time. */
  asked = $derived(this.question !== null && this.base.actions.length > 0);
  planning = $derived(this.plan.asking !== null);
  onTurn = $derived(this.asked && !this.planning);
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
    readonly invitation: string | null,
    private readonly settings: { readonly confirm: Confirm },
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
    // What answers a question of this page is told to whoever asked.
    } else if (message.type === 'error' && message.ref == null) this.refusal = message.error;
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
    // What was refused then says nothing of the table as it is now.
    if (document.step !== before?.step) this.refusal = null;
    if (document.question !== before?.question) {
      this.plan.end();
      this.forgetChoice();
    } else if (this.planning) void this.plan.follow();
    else if (moved || document.actions !== before?.actions) void this.move.renew();
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
    this.move.forget();
    this.hint = this.refusal = null;
    this.hinting = false;
  }

  turnTo(change: () => void): void {
    this.redraw(() => {
      change();
      this.forgetChoice();
    });
  }

  renew(change: () => void): void {
    this.redraw(change);
    void this.move.renew();
  }

  // Pointing

  /** Point at a thing; nothing comes of pointing at what has no state. */
  point(target: string, state: TargetState | null): void {
    this.refusal = null;
    if (state) this.move.point(target, state);
  }

  /** Why a thing cannot be used now; nothing where nobody is told. */
  async why(target: string): Promise<Explanation | null> {
    if (this.you === null || this.planning) return null;
    try {
      const message = await this.socket.ask({ type: 'why', target });
      return message.type === 'why' ? message : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** One step back in the move that is being made. */
  back(): boolean {
    this.refusal = null;
    if (this.move.back()) return true;
    const { planning } = this;
    this.plan.end();
    return planning;
  }

  // What a move needs of its table

  get confirm(): Confirm {
    return this.planning ? 'never' : this.settings.confirm; // what is prepared can be withdrawn
  }

  async foresee([first, ...then]: LegalAction[]): Promise<ForeseenMessage | null> {
    const { question } = this;
    if (question === null || !first) return null;
    try {
      const message = await this.socket.ask({ type: 'foresee', question, a: first.a, then: then.map(({ a }) => a) });
      return message.type === 'foreseen' && question === this.question ? message : null;
    } catch (error) {
      // What cannot be foreseen can be played all the same.
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  seen = (message: ForeseenMessage): unknown => patched(this.document?.view, message.view);

  redraw(change: () => void): void {
    this.mover?.before();
    change();
    void tick().then(() => this.mover?.after());
  }

  async send([first, ...then]: LegalAction[]): Promise<void> {
    const { question } = this;
    if (question === null || this.busy || !first) return;
    const rest = then.length ? { then: then.map(({ a }) => a) } : {};
    if (this.planning) {
      if (await this.ask({ type: 'prepare', a: first.a, ...rest, question })) this.plan.end();
      else this.move.cancel();
    } else if (await this.ask({ type: 'play', a: first.a, ...rest, question })) this.acted = this.document?.step ?? null;
    else this.move.cancel();
  }

  /** Take back a step that is not played yet, else my last answer. */
  async undo(): Promise<void> {
    if (this.back()) return;
    const question = this.document?.undo;
    if (question && !this.busy) await this.ask({ type: 'undo', question });
  }

  /** The question to which the others may be asked to go back: there is no freer way. */
  get undoTogether(): string | null {
    const { undo = null, undo_together = null, undo_request = null } = this.document ?? {};
    return undo === null && !undo_request && !this.move.isBegun ? undo_together : null;
  }

  async askUndo(): Promise<void> {
    const question = this.undoTogether;
    if (question && !this.busy) await this.ask({ type: 'ask_undo', question });
  }

  async answerUndo(agree: boolean): Promise<void> {
    if (!this.busy) await this.ask({ type: 'answer_undo', agree });
  }

  async askHint(): Promise<void> {
    const { question } = this;
    if (this.hint) this.hint = null;
    else if (this.onTurn && !this.hinting) {
      this.hinting = true;
      const message = await this.ask({ type: 'hint' });
      // Who has answered meanwhile needs no hint any more.
      if (question !== this.question) return;
      this.hinting = false;
      if (message?.type !== 'hint') return;
      this.hint = message.moves;
      this.hintNote = message.note ?? null;
    }
  }

  /** A line of chat; answers why it was refused, if it was. */
  async say(text: string): Promise<Refusal | null> {
    try {
      await this.socket.ask({ type: 'chat', text });
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.refusal;
    }
  }

  /** The answer; nothing where the server has refused. */
  async ask(message: Parameters<TableSocket['ask']>[0]): Promise<ServerMessage | null> {
    const acts = ['play', 'prepare', 'withdraw', 'undo', 'ask_undo', 'answer_undo'].includes(message.type);
    if (acts) this.busy = true;
    try {
      return await this.socket.ask(message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return null;
    } finally {
      if (acts) this.busy = false;
    }
  }
}
