/** Which part of the map is seen: zoomed and panned by buttons, wheel, drag and pinch. */
import { boxAround, type Box, type Point } from '../hexgrid';

const CLOSEST = 4;
/** A frame as narrow as a phone shows what matters first, whatever is cut off at the sides. */
const NARROW = 440;
/** Pixels for each unit at which a narrow frame begins: hexes no smaller than a finger hits. */
const [LEAST, MOST] = [0.6, 0.8];
/** Pixels at the left of a wide frame that belong to the legend and the zoom buttons. */
const COLUMN = 100;
/** Across and along around the middle of a hex that is to be seen: the hex, and its price below. */
const [ACROSS, ALONG] = [44, 32];

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Pixels at the bottom of the frame that belong to the legend and the zoom buttons. */
  foot = $state(0);
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Whether a person has zoomed or panned since the map was last brought home. */
  private steered = false;

  constructor(private readonly box: () => Box) {
    this.home();
  }

  /** The scale at which all of the map is seen. */
  private whole = $derived.by(() => {
    const { width, height } = this.box();
    return Math.min(this.width / width, (this.height - this.foot) / height);
  });
  /** Pixels for each unit of the map. */
  scale = $derived((this.whole > 0 ? this.whole : 1) * this.zoom);
  viewBox = $derived.by(() => {
    const [w, h] = [this.width / this.scale || 1, this.height / this.scale || 1];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  });

  /** The whole map; in a narrow frame the first of the wishes that can be seen at once, or the middle of the last. */
  home(wishes: readonly (readonly Point[])[] = []): void {
    const { x, y, width, height } = this.box();
    [this.zoom, this.x, this.y] = [1, x + width / 2, y + height / 2];
    const boxes = wishes.filter(({ length }) => length).map((points) => boxAround(points, ACROSS, ALONG));
    const wish = boxes.find((each) => this.fitting(each) >= LEAST) ?? boxes.at(-1);
    if (wish && this.width < NARROW && this.whole > 0) {
      this.zoom = Math.max(clamp(this.fitting(wish), LEAST, MOST) / this.whole, 1);
      this.x = wish.x + wish.width / 2;
      this.y = wish.y + wish.height / 2 + this.foot / this.scale / 2;
    }
    this.steered = false;
    this.keep();
  }

  /** Whether the map has to be brought home for these to be seen; it stays where a person put it. */
  misses(points: readonly Point[]): boolean {
    if (this.steered || this.width >= NARROW) return false;
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const foot = this.foot / this.scale;
    return points.some(
      ([x, y]) => Math.abs(x - this.x) > w / 2 || y < this.y - h / 2 || y > this.y + h / 2 - foot,
    );
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

  /** The frame stays on the map; but every hex can be moved clear of what lies over the frame. */
  keep(): void {
    const { x, y, width, height } = this.box();
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const foot = this.foot / this.scale;
    const side = this.foot ? ALONG : COLUMN / this.scale;
    this.x = clamp(this.x, x + w / 2 - side, x + width - w / 2 + side);
    this.y = clamp(this.y, y + h / 2, y + height - h / 2 + foot);
  }

  /** The scale at which a box fills the frame. */
  private fitting({ width, height }: Box): number {
    return Math.min(this.width / width, (this.height - this.foot) / height);
  }
}
