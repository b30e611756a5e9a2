/** A finished game as a film: its steps, where we are, and playing on its own. */
import { api } from '../../lib/api';
import { go } from '../../lib/router.svelte';
import { beSomeone } from '../../lib/session.svelte';
import type { ReplayStep, TableSummary } from '../../lib/types';

import { turnEnds } from './turns';

export type Pace = 'action' | 'turn';

const CHUNK = 100;
const PACE = 1400;

export class Film {
  table = $state.raw<TableSummary | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  total = $state(0);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** What one goes on by: every answer, or all that a seat answers in a row. */
  pace = $state<Pace>('action');
  /** From whose seat; `null`: from outside. */
  seat = $state<number | null>(null);
  failed = $state(false);

  step = $derived(this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);
  end = $derived(Math.max(0, this.steps.length - 1));
  turns = $derived(turnEnds(this.steps));
  /** Where the move began that led here: a step, or a whole turn. */
  from = $derived(this.pace === 'action' ? this.at - 1 : (this.turns.findLast((at) => at < this.at) ?? 0));
  /** The steps of the move that led here. */
  shown = $derived(this.at ? this.steps.slice(Math.max(0, this.from) + 1, this.at + 1) : this.steps.slice(0, 1));
  private timer: ReturnType<typeof setTimeout> | null = null;
  private load = 0;

  constructor(readonly id: string) {}

  /** The set-up and all steps, a hundred at a time; another perspective replaces them at the same place. */
  async see(seat: number | null): Promise<void> {
    const load = ++this.load;
    this.seat = seat;
    const steps: ReplayStep[] = [];
    try {
      do {
        const part = await api.replay(this.id, seat, steps.length, steps.length + CHUNK - 1);
        if (load !== this.load) return;
        this.table = part.table;
        this.total = part.total;
        if (!part.steps.length) break;
        steps.push(...part.steps);
        if (steps.length > this.at) this.steps = [...steps];
      } while (steps.length <= this.total);
      this.steps = steps;
    } catch {
      await this.leave();
    }
  }

  /** A game that is not over has no film, but a table. */
  private async leave(): Promise<void> {
    const table = await api.table(this.id, null).catch(() => null);
    if (table && table.status !== 'over') go(`/t/${this.id}`, { replace: true });
    else this.failed = true;
  }

  /** A table of my own that goes on from a step, in one of the seats, against bots. */
  async playOn(step: number, seat: number): Promise<void> {
    await beSomeone();
    go(`/t/${(await api.fork(this.id, { step, seat })).id}`);
  }

  next(): void {
    this.go(this.pace === 'action' ? this.at + 1 : (this.turns.find((at) => at > this.at) ?? this.end));
  }

  previous(): void {
    this.go(this.pace === 'action' ? this.at - 1 : (this.turns.findLast((at) => at < this.at) ?? 0));
  }

  go(at: number): void {
    // Before the place that was asked for has come, there is nowhere to go.
    if (this.steps.length) this.at = Math.max(0, Math.min(this.end, at));
  }

  play(): void {
    if (this.at >= this.end) this.at = 0;
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    if (this.timer) clearTimeout(this.timer);
  }

  private tick(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.end) return this.pause();
      this.next();
      this.tick();
    }, PACE / this.speed);
  }
}
