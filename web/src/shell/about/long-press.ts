/** A press that lasts, by finger or mouse, is no click. */
import type { Spot } from './subject';

const LASTS = 450;
/** A finger is never quite still. */
const STILL = 10;

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private from: Spot = { x: 0, y: 0 };
  /** Whether the click that ends this press is none. */
  hasLasted = false;

  begin(spot: Spot, lasts: () => void): void {
    this.end();
    this.hasLasted = false;
    this.from = spot;
    this.timer = setTimeout(() => {
      this.hasLasted = true;
      lasts();
    }, LASTS);
  }

  move({ x, y }: Spot): void {
    if (Math.hypot(x - this.from.x, y - this.from.y) > STILL) this.end();
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
