/** Which part of the map is seen: zoomed and panned by buttons, wheel, drag and pinch. */
import { boxAround, type Box, type Point } from '../hexgrid';

const CLOSEST = 5;
/** Pixels for each unit at which a near frame begins: what can be hit of a hex is 37 units high, a finger 40 pixels. */
const [LEAST, MOST] = [1.1, 1.3];
/** Across and along around the middle of a hex that is to be seen: the hex, and its price below. */
const [ACROSS, ALONG] = [44, 32];

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

export class Viewport {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Whether a person has zoomed or panned since the map was last brought home. */
  private steered = false;

  constructor(
    private readonly box: () => Box,
    /** Whether fingers point at it: it begins with what matters first, whatever is cut off at the sides. */
    private readonly near: () => boolean,
  ) {
    this.home();
  }

  /** The scale at which all of the map is seen. */
  private whole = $derived.by(() => {
    const { width, height } = this.box();
    return Math.min(this.width / width, this.height / height);
  });
  /** Pixels for each unit of the map. */
  scale = $derived((this.whole > 0 ? this.whole : 1) * this.zoom);
  /** What is seen of the map. */
  seen = $derived.by((): Box => {
    const [width, height] = [this.width / this.scale || 1, this.height / this.scale || 1];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  });
  viewBox = $derived(`${this.seen.x} ${this.seen.y} ${this.seen.width} ${this.seen.height}`);

  /** The whole map; in a near frame the first of the wishes that can be seen at once, or the middle of the last. */
  home(wishes: readonly (readonly Point[])[] = []): void {
    const { x, y, width, height } = this.box();
    [this.zoom, this.x, this.y] = [1, x + width / 2, y + height / 2];
    const boxes = wishes.filter(({ length }) => length).map((points) => boxAround(points, ACROSS, ALONG));
    const wish = boxes.find((each) => this.fitting(each) >= LEAST) ?? boxes.at(-1);
    if (wish && this.near() && this.whole > 0) {
      this.zoom = Math.max(clamp(this.fitting(wish), LEAST, MOST) / this.whole, 1);
      this.x = wish.x + wish.width / 2;
      this.y = wish.y + wish.height / 2;
    }
    this.steered = false;
    this.keep();
  }

  /** Whether the map has to be brought home for any of these to be seen; it stays where a person put it. */
  misses(points: readonly Point[]): boolean {
    if (this.steered || !this.near() || !points.length) return false;
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return points.every(([x, y]) => Math.abs(x - this.x) > w / 2 || Math.abs(y - this.y) > h / 2);
  }

  zoomBy(factor: number): void {
    this.zoom = clamp(this.zoom * factor, 1, CLOSEST);
    this.steered = true;
    this.keep();
  }

  /** Move the map along with a pointer. */
  panBy(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.steered = true;
    this.keep();
  }

  /** The frame stays on the map. */
  keep(): void {
    const { x, y, width, height } = this.box();
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    this.x = clamp(this.x, x + w / 2, x + width - w / 2);
    this.y = clamp(this.y, y + h / 2, y + height - h / 2);
  }

  /** The scale at which a box fills the frame. */
  private fitting({ width, height }: Box): number {
    return Math.min(this.width / width, this.height / height);
  }
}
