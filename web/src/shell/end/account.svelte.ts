/** Where the points of a finished game came from, told source by source. */
import { api } from '../../lib/api';
import type { Account } from '../../lib/types';

/** How long each source has the stage at most, and all of them together, in milliseconds. */
const PACE = 900;
const PATIENCE = 7000;

export class PlayedAccount {
  account = $state.raw<Account | null>(null);
  isLoaded = $state(false);
  /** How many sources have been told. */
  told = $state(0);
  lines = $derived(this.account?.lines ?? []);
  /** Whether all of it has been told, or there is nothing to tell. */
  isWhole = $derived(this.isLoaded && this.told >= this.lines.length);
  /** The points of each seat from what has been told. */
  sums = $derived.by(() => {
    const seats = this.lines[0]?.points.length ?? 0;
    return Array.from({ length: seats }, (_, seat) =>
      this.lines.slice(0, this.told).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
  });
  private timer: ReturnType<typeof setInterval> | null = null;

  /** Told one source after the other, or all at once. */
  async load(table: string, playsOut: boolean): Promise<void> {
    this.account = await api.account(table).catch(() => null);
    this.isLoaded = true;
    const pace = Math.min(PACE, PATIENCE / this.lines.length);
    if (playsOut && this.lines.length) this.timer = setInterval(() => this.next(), pace);
    else this.skip();
  }

  skip(): void {
    this.stop();
    this.told = this.lines.length;
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.told += 1;
    if (this.isWhole) this.stop();
  }
}
