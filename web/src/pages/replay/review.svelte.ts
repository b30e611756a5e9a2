/** The review of a seat's play: asked for, waited for, and there. */
import { refusedWith, type api } from '../../lib/api';
import type { Review, ReviewState, Sentence } from '../../lib/types';

const OFTEN = 1000;
/** So often in a row the server may know of no review that was asked for: another process makes it. */
const PATIENCE = 120;

export class SeatReview {
  seat = $state(0);
  review = $state.raw<Review | null>(null);
  /** From 0 to 1 while it is made. */
  share = $state<number | null>(null);
  /** Why there is none. */
  trouble = $state.raw<Sentence | null>(null);
  /** Whether it is known what there is. */
  known = $state(false);

  private timer: ReturnType<typeof setTimeout> | null = null;
  private unheard = 0;

  constructor(
    readonly id: string,
    private readonly calls: Pick<typeof api, 'review' | 'askReview'>,
    /** Only somebody may ask. */
    private readonly arrive: () => Promise<unknown>,
  ) {}

  /** What is known of the play of that seat. */
  async look(seat: number): Promise<void> {
    this.stop();
    this.seat = seat;
    this.review = this.share = this.trouble = null;
    this.known = false;
    await this.hear(() => this.calls.review(this.id, seat));
  }

  async ask(): Promise<void> {
    this.trouble = null;
    this.share = 0;
    this.unheard = 0;
    await this.hear(async () => {
      await this.arrive();
      return this.calls.askReview(this.id, this.seat);
    });
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async hear(call: () => Promise<ReviewState>): Promise<void> {
    const { seat } = this;
    try {
      const state = await call();
      if (seat === this.seat) this.take(state);
    } catch (error) {
      if (seat !== this.seat) return;
      this.trouble = refusedWith(error);
      this.share = null;
    }
    this.known = true;
  }

  private take({ review, done, total, failed }: ReviewState): void {
    this.review = review;
    const waits = this.share !== null;
    this.unheard = total ? 0 : this.unheard + 1;
    if (review) this.share = null;
    else if (failed || (waits && this.unheard > PATIENCE)) {
      this.share = null;
      this.trouble = { id: 'review-failed' };
    } else if (total || waits) {
      this.share = total ? Math.min(1, done / total) : this.share;
      this.timer = setTimeout(() => void this.hear(() => this.calls.review(this.id, this.seat)), OFTEN);
    }
  }
}
