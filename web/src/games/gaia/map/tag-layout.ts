/** Where prices stand on the map: beside their hex, over no planet, no structure and no other price. */
import { UNIT, type Box, type Point } from '../hexgrid';

export interface Tagged {
  at: Point;
  width: number;
  height: number;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far what lies on a hex reaches from its middle. */
const RADIUS = 18;
/** Steps to the side, as parts of the width, the nearest first. */
const ASIDE = [0, -0.25, 0.25, -0.5, 0.5];

/** Below the hex, else above it, as far to the side as it still touches the hex; last, beside it. */
function candidates({ at: [x, y], width, height }: Tagged): Rect[] {
  const rect = (middle: number, top: number): Rect => ({
    left: middle - width / 2,
    top,
    right: middle + width / 2,
    bottom: top + height,
  });
  const lines = [y + UNIT / 2 - 1, y - UNIT / 2 - height + 1];
  const rows = lines.flatMap((top) => ASIDE.map((part) => rect(x + part * width, top)));
  const beside = [1, -1].map((side) => rect(x + side * (RADIUS + 2 + width / 2), y - height / 2));
  return [...rows, ...beside];
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function covers({ left, top, right, bottom }: Rect, [x, y]: Point): boolean {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.hypot(dx, dy) < RADIUS;
}

const within = ({ left, top, right, bottom }: Rect, { x, y, width, height }: Box): boolean =>
  left >= x && top >= y && right <= x + width && bottom <= y + height;

/** The upper left corner of each tag, all inside the box; `null` where there is no room for it. */
export function placeTags(tags: readonly Tagged[], filled: readonly Point[], box: Box): (Point | null)[] {
  const placed: Rect[] = [];
  return tags.map((tag) => {
    const free = candidates(tag).find(
      (rect) =>
        within(rect, box) &&
        !placed.some((other) => overlap(rect, other)) &&
        !filled.some((point) => covers(rect, point)),
    );
    if (!free) return null;
    placed.push(free);
    return [free.left, free.top];
  });
}

/** Below its hex as far as the box allows, whatever is there: for the one that is pointed at. */
export function below({ at: [x, y], width, height }: Tagged, box: Box): Point {
  const inside = (from: number, size: number, low: number, length: number): number =>
    Math.max(low, Math.min(from, low + length - size));
  return [inside(x - width / 2, width, box.x, box.width), inside(y + UNIT / 2 - height / 2, height, box.y, box.height)];
}
