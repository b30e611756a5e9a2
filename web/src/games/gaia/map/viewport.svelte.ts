/** Which part of the map is seen: zoomed and panned by buttons, wheel, drag and pinch. */
import type { Box, Point } from '../hexgrid';

const CLOSEST = 4;
/** A frame as narrow as a phone is filled, whatever is cut off at the sides. */
const NARROW = 440;

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

export class Viewport {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);

  constructor(private readonly box: () => Box) {
    this.home();
  }

  /** Pixels for each unit of the map. */
  scale = $derived.by(() => {
    const { width, height } = this.box();
    return (Math.min(this.width / width, this.height / height) || 1) * this.zoom;
  });
  viewBox = $derived.by(() => {
    const [w, h] = [this.width / this.scale || 1, this.height / this.scale || 1];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  });

  /** The whole map; or, in a narrow frame, as much of it as fills the frame's height. */
  home(around?: Point): void {
    const { x, y, width, height } = this.box();
    const tall = this.height / height / (this.width / width || 1);
    this.zoom = this.width < NARROW ? clamp(tall || 1, 1, 1.6) : 1;
    [this.x, this.y] = around ?? [x + width / 2, y + height / 2];
    this.keep();
  }

  zoomBy(factor: number): void {
    this.zoom = clamp(this.zoom * factor, 1, CLOSEST);
    this.keep();
  }

  /** Move the map along with a pointer. */
  panBy(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.keep();
  }

  /** The middle of the frame never leaves the map. */
  keep(): void {
    const { x, y, width, height } = this.box();
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    this.x = clamp(this.x, x + w / 2, x + width - w / 2);
    this.y = clamp(this.y, y + h / 2, y + height - h / 2);
  }
}
