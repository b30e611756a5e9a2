/**
 * The move that is being made: answers that are given but not played yet, and the one being chosen.
 *
 * An answer that leaves another question of the same move is not sent: the server is asked what would
 * come of it, and the next question is answered on top of that. Only the whole move is played, so its
 * steps can be walked back, or begun elsewhere, without an undo.
 */
import type { Confirm } from '../../lib/settings.svelte';
import type { ForeseenMessage, LegalAction, Sentence } from '../../lib/types';
import { areTogether } from './answers';
import { isHeld, together } from './confirming';
import { grouped, narrow, nextTargets, point, stillOffered, type TargetState } from './narrowing';

/** A question, and how the table looks while it is asked. */
export interface Asking {
  view: unknown;
  prompt: Sentence | null;
  rule: string;
  actions: LegalAction[];
}

/** An answer that is not played yet, what was pointed at for it, and what it leads to. */
export interface Step {
  action: LegalAction;
  targets: string[];
  then: Asking;
}

/** A view as it would be after an answer. */
export interface Ahead {
  action: LegalAction;
  view: unknown;
}

/** What a move needs of its table. */
export interface Played {
  readonly base: Asking;
  readonly confirm: Confirm;
  /** What would come of these answers; `null` where that is refused. */
  foresee(moves: LegalAction[]): Promise<ForeseenMessage | null>;
  /** The view of the base with what a message says of it. */
  seen(message: ForeseenMessage): unknown;
  /** Send the whole move. */
  send(moves: LegalAction[]): Promise<void>;
  /** Called before and after the view changes. */
  redraw(change: () => void): void;
}

/** With more answers left than this, showing what each would do would only confuse. */
const FEW = 4;

const nameOf = (moves: LegalAction[]): string => moves.map(({ a }) => a).join('\n');

export class Move {
  steps = $state.raw<Step[]>([]);
  /** The kind of answer that is looked at, by its text key; `null`: all kinds. */
  kind = $state<string | null>(null);
  /** What was pointed at for the answer being chosen, in that order. */
  chosen = $state.raw<string[]>([]);
  /** The answer that waits for a yes. */
  held = $state.raw<LegalAction | null>(null);
  /** The answer that the pointer or the focus is on. */
  pointed = $state.raw<LegalAction | null>(null);
  /** Whether it has gone to the server: nothing more is asked about it. */
  private isSent = $state(false);
  private known = $state.raw<ReadonlyMap<string, ForeseenMessage>>(new Map());
  private readonly awaited = new Map<string, Promise<ForeseenMessage | null>>();

  asking = $derived.by((): Asking => this.steps.at(-1)?.then ?? this.table.base);
  actions = $derived(this.asking.actions);
  groups = $derived(grouped(this.actions));
  /** Whether all kinds of answers can be looked at together. */
  allOpen = $derived(areTogether(this.groups, this.actions));
  open = $derived.by((): LegalAction[] => {
    const kind = this.kind ?? (this.allOpen ? null : this.groups[0]!.kind);
    return this.groups.find((group) => group.kind === kind)?.actions ?? this.actions;
  });
  narrowed = $derived(narrow(this.open, this.chosen));
  next = $derived(nextTargets(this.narrowed, this.chosen));
  /** What else can be pointed at: another answer to this question, or to an earlier one of the move. */
  elsewhere = $derived.by(() => {
    const earlier = this.steps.map((_, at) => this.askingAt(at).actions);
    const now = this.chosen.length || this.open !== this.actions ? this.actions : [];
    return new Set([...now, ...earlier.flat()].flatMap(({ targets }) => targets));
  });
  /** Everything that was pointed at for this move and is not asked for anew. */
  marked = $derived.by(() => {
    const anew = new Set(this.actions.flatMap(({ targets }) => targets));
    return [...this.steps.flatMap(({ targets }) => targets.filter((id) => !anew.has(id))), ...this.chosen];
  });
  /** Things of which every answer deserves a warning: nobody means them most likely. */
  risky = $derived.by(() => {
    const safeIn = (actions: LegalAction[]): Set<string> =>
      new Set(actions.filter(({ does }) => !does.warning).flatMap(({ targets }) => targets));
    const [here, anywhere] = [safeIn(this.narrowed), safeIn(this.actions)];
    const elsewhere = this.actions.flatMap(({ targets }) => targets).filter((id) => !this.next.has(id));
    return new Set([...[...this.next].filter((id) => !here.has(id)), ...elsewhere.filter((id) => !anywhere.has(id))]);
  });
  previewed = $derived(this.held ?? this.pointed);
  /** The answers of the move so far, with the one in the player's mind. */
  moves = $derived([...this.steps.map(({ action }) => action), ...(this.previewed ? [this.previewed] : [])]);
  does = $derived(together(this.moves));
  isBegun = $derived(this.steps.length > 0 || this.chosen.length > 0 || this.held !== null);
  /** What a yes gives: the answer that waits for it, else the likely one that ends what was begun. */
  agreed = $derived.by((): LegalAction | null => {
    if (this.held || !this.steps.length || this.chosen.length) return this.held;
    return this.actions.find(({ main, does }) => main && !does.warning) ?? null;
  });
  /** The answers of which it is worth seeing what each would do. */
  looked = $derived.by((): LegalAction[] => {
    if (this.isSent) return [];
    if (this.previewed) return [this.previewed];
    return this.narrowed.length <= FEW && (this.isBegun || this.actions.length <= FEW) ? this.narrowed : [];
  });
  ahead = $derived(
    this.looked.flatMap((action): Ahead[] => {
      const message = this.known.get(nameOf([...this.before(), action]));
      return message ? [{ action, view: this.table.seen(message) }] : [];
    }),
  );

  /** A step that is still being foreseen. */
  private underway: { action: LegalAction; announced: boolean } | null = null;
  /** Counts what was done, so that what the server foresees too late is not taken for the present. */
  private turn = 0;

  constructor(private readonly table: Played) {}

  /** What was asked before that step. */
  askingAt(step: number): Asking {
    return step ? this.steps[step - 1]!.then : this.table.base;
  }

  private askedAfter(message: ForeseenMessage): Asking {
    const { prompt, rule, actions } = message;
    return { view: this.table.seen(message), prompt, rule, actions };
  }

  private before(): LegalAction[] {
    return this.steps.map(({ action }) => action);
  }

  // Choosing

  /** Point at a thing that can be pointed at. */
  point(id: string, state: TargetState): void {
    const { steps } = this;
    if (state === 'sel' && !this.chosen.includes(id)) {
      this.cut(steps.findIndex(({ targets }) => targets.includes(id)));
      return;
    }
    const isHere = (actions: LegalAction[]): boolean => actions.some(({ targets }) => targets.includes(id));
    if (!isHere(this.actions)) {
      const at = steps.findLastIndex((_, index) => isHere(this.askingAt(index).actions));
      this.cut(Math.max(0, at));
      state = 'target';
    }
    if (!isHere(this.open)) this.look(this.actions.find(({ targets }) => targets.includes(id))!.text.id);
    if (state === 'risk' && !this.next.has(id)) state = 'avail';
    const announced = this.steps.length > 0 || this.chosen.length > 0;
    this.chosen = point(this.actions, this.chosen, id, state);
    this.held = null;
    const [only, ...more] = this.narrowed;
    if (state !== 'sel' && only && !more.length) this.take(only, announced);
  }

  /** Give an answer: it is a step of the move, waits for a yes, or is played with the steps before it. */
  take(action: LegalAction, announced = true): void {
    this.pointed = null;
    if (action.does.continues) void this.step(action, announced);
    else this.give(action, announced);
  }

  /** The answer ends the move, as far as it is known. */
  private give(action: LegalAction, announced: boolean): void {
    if (isHeld({ action, before: this.before(), announced }, this.table.confirm)) this.held = action;
    else void this.play(action);
  }

  async play(action: LegalAction): Promise<void> {
    this.isSent = true;
    this.held = null;
    await this.table.send([...this.before(), action]);
    this.isSent = false;
  }

  /** Say yes; false where there is nothing to say it to. */
  confirm(): boolean {
    const { held, agreed } = this;
    if (held) void this.play(held);
    else if (agreed) this.take(agreed);
    return agreed !== null;
  }

  private async step(action: LegalAction, announced: boolean): Promise<void> {
    const turn = ++this.turn;
    const targets = this.chosen.length ? this.chosen : action.targets;
    this.underway = { action, announced };
    const message = await this.foreseen(action);
    if (turn !== this.turn) return;
    this.underway = null;
    if (!message?.prompt) {
      this.give(action, announced); // what cannot be foreseen can be played by itself
      return;
    }
    const then = this.askedAfter(message);
    this.table.redraw(() => {
      this.steps = [...this.steps, { action, targets, then }];
      this.clear();
    });
  }

  /** Look at one kind of answer; at nothing that was chosen of another. */
  look(kind: string | null): void {
    this.clear();
    this.kind = kind;
  }

  private clear(): void {
    this.underway = null;
    this.chosen = [];
    this.kind = null;
    this.held = this.pointed = null;
  }

  // Walking back

  /** One step back, also of a step that is still being foreseen; false where there is none. */
  back(): boolean {
    this.turn++;
    this.underway = null;
    if (this.held) this.held = null;
    if (this.chosen.length) this.chosen = [];
    else if (this.steps.length) this.cut(this.steps.length - 1);
    else return false;
    return true;
  }

  /** Nothing of it was meant. */
  cancel(): void {
    this.cut(0);
  }

  private cut(length: number): void {
    this.turn++;
    const change = (): void => {
      this.steps = this.steps.slice(0, length);
      this.clear();
    };
    if (length < this.steps.length) this.table.redraw(change);
    else change();
  }

  // What would come of it

  /** Ask what would come of the answers that are looked at. */
  foreseeLooked(): void {
    for (const action of this.looked) void this.foreseen(action);
  }

  private async foreseen(action: LegalAction, before = this.before()): Promise<ForeseenMessage | null> {
    const name = nameOf([...before, action]);
    const known = this.known.get(name);
    if (known) return known;
    const asked = this.awaited.get(name) ?? this.ask(name, [...before, action]);
    this.awaited.set(name, asked);
    return asked;
  }

  private async ask(name: string, moves: LegalAction[]): Promise<ForeseenMessage | null> {
    const { view, actions } = this.table.base;
    const message = await this.table.foresee(moves);
    this.awaited.delete(name);
    // What was asked of another position tells nothing of this one.
    if (!message || view !== this.table.base.view || actions !== this.table.base.actions) return null;
    this.known = new Map(this.known).set(name, message);
    return message;
  }

  // The table goes on

  /** The question is another one: nothing of the move is left. */
  forget(): void {
    this.turn++;
    this.known = new Map();
    this.awaited.clear();
    this.steps = [];
    this.clear();
  }

  /**
   * The question is the same, but not all that was seen of it is: the steps are taken again. Until that is
   * done they stay as they were, also where the table goes on once more.
   */
  async renew(): Promise<void> {
    this.known = new Map();
    this.awaited.clear();
    const turn = ++this.turn;
    const taken: Step[] = [];
    let { actions } = this.table.base;
    for (const { action, targets } of this.steps) {
      const again = actions.find(({ a }) => a === action.a);
      const message = again && (await this.foreseen(again, taken.map((step) => step.action)));
      if (turn !== this.turn) return;
      if (!again || !message?.prompt) {
        this.steps = taken;
        this.clear();
        return;
      }
      taken.push({ action: again, targets, then: this.askedAfter(message) });
      ({ actions } = message);
    }
    const again = (action: LegalAction | null): LegalAction | null => actions.find(({ a }) => a === action?.a) ?? null;
    const { chosen, held, pointed, underway } = this;
    this.steps = taken;
    this.chosen = stillOffered(actions, chosen);
    this.held = again(held);
    this.pointed = again(pointed);
    const step = again(underway?.action ?? null);
    if (underway && step) void this.step(step, underway.announced);
  }
}
