/**
 * Planning ahead: while others think, I answer what I shall be asked next, in the position as it is. It is
 * chosen as any move is; the server keeps it, and plays it once I am asked if nothing has changed.
 */
import type { ClientMessage, ServerMessage, TableDocument } from '../../lib/types';
import type { Asking } from './move.svelte';

/** What a plan needs of its table. */
export interface Planned {
  readonly document: TableDocument | null;
  ask(message: ClientMessage): Promise<ServerMessage | null>;
  /** The question that is answered is another one. */
  turnTo(change: () => void): void;
  /** The question is the same in another position: what was chosen is chosen again. */
  renew(change: () => void): void;
  seen(message: ServerMessage & { type: 'foreseen' }): unknown;
}

export class Plan {
  /** What I would be asked; `null` while I plan nothing. */
  asking = $state.raw<Asking | null>(null);
  /** The name by which the server knows it. */
  name = $state<string | null>(null);
  prepared = $derived.by(() => this.table.document?.prepared ?? null);
  /** What was prepared and still stands. */
  standing = $derived(this.prepared && !this.prepared.dropped ? this.prepared.moves : null);
  /** Why it does not. */
  dropped = $derived(this.prepared?.dropped ?? null);
  /** Whether something can be planned now. */
  isOffered = $derived.by(() => (this.table.document?.ahead ?? null) !== null);
  /** Whether it is about to be played. */
  isDue = $derived.by(() => this.standing !== null && (this.table.document?.question ?? null) !== null);

  constructor(private readonly table: Planned) {}

  async begin(): Promise<void> {
    const found = await this.look();
    if (found) this.table.turnTo(() => this.set(found));
  }

  end(): void {
    if (this.asking) this.table.turnTo(() => this.set(null));
  }

  /** The table goes on: the plan with it, as long as I wait for the same. */
  async follow(): Promise<void> {
    if (!this.asking || this.table.document?.ahead === this.name) return;
    if (!this.isOffered) this.end();
    else {
      const found = await this.look();
      if (found && this.asking) this.table.renew(() => this.set(found));
    }
  }

  async withdraw(): Promise<void> {
    await this.table.ask({ type: 'withdraw' });
  }

  private async look(): Promise<{ name: string; asking: Asking } | null> {
    const name = this.table.document?.ahead;
    if (!name) return null;
    const message = await this.table.ask({ type: 'foresee', question: name });
    if (message?.type !== 'foreseen' || name !== this.table.document?.ahead) return null;
    const { prompt, rule, actions } = message;
    return { name, asking: { view: this.table.seen(message), prompt, rule, actions } };
  }

  private set(found: { name: string; asking: Asking } | null): void {
    this.asking = found?.asking ?? null;
    this.name = found?.name ?? null;
  }
}
