/**
 * Where the twenty ports of Colossus Station lie: one ring. On a wide table ten along the top and ten
 * back along the bottom; on a narrow one the same ring bent, 7 + 3 + 7 + 3.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Berth {
  /** The corner of the port's box: tile and post together. */
  corner: Point;
  /** The middle of the post. */
  post: Point;
  /** The side of the ring on which the tile lies. */
  side: 'top' | 'right' | 'bottom' | 'left';
}

export const PORTS = 20;

export const WIDE = { width: 1080, height: 404, tile: 64, post: { x: 46, y: 56 }, gap: 7 } as const;
export const NARROW = { width: 372, height: 344, tile: 43, post: { x: 30, y: 38 }, gap: 4 } as const;

const PITCH = 99;
const FIRST = 94.5;

function wide(port: number): Berth {
  const top = port <= 10;
  const column = top ? port - 1 : PORTS - port;
  const atEnd = column === 0 || column === 9;
  const x = FIRST + column * PITCH;
  const length = WIDE.tile + WIDE.gap + WIDE.post.y;
  const inset = atEnd ? 24 : 10;
  const y = top ? inset : WIDE.height - inset - length;
  const post = top ? y + length - WIDE.post.y / 2 : y + WIDE.post.y / 2;
  return {
    corner: { x: x - WIDE.tile / 2, y },
    post: { x, y: post },
    side: top ? 'top' : 'bottom',
  };
}

function narrow(port: number): Berth {
  const { tile, gap, width, height, post } = NARROW;
  const edge = 6;
  const along = (at: number): number => 36 + 50 * at;
  const down = (at: number): number => 122.5 + 49 * at;
  const tall = tile + gap + post.y;
  const long = tile + gap + post.x;
  if (port <= 7) {
    const x = along(port - 1);
    return { corner: { x: x - tile / 2, y: edge }, post: { x, y: edge + tall - post.y / 2 }, side: 'top' };
  }
  if (port <= 10) {
    const y = down(port - 8);
    const left = width - edge - long;
    return { corner: { x: left, y: y - tile / 2 }, post: { x: left + post.x / 2, y }, side: 'right' };
  }
  if (port <= 17) {
    const x = along(17 - port);
    const top = height - edge - tall;
    return { corner: { x: x - tile / 2, y: top }, post: { x, y: top + post.y / 2 }, side: 'bottom' };
  }
  const y = down(20 - port);
  return { corner: { x: edge, y: y - tile / 2 }, post: { x: edge + long - post.x / 2, y }, side: 'left' };
}

const numbers = Array.from({ length: PORTS }, (_, at) => at + 1);

/** By port, counted from 0. */
export const WIDE_BERTHS: readonly Berth[] = numbers.map(wide);
export const NARROW_BERTHS: readonly Berth[] = numbers.map(narrow);

/** The hull runs through all posts; on the wide table its ends are half circles. */
export const WIDE_HULL = 'M139.5 109H940.5A93 93 0 0 1 940.5 295H139.5A93 93 0 0 1 139.5 109z';
export const NARROW_HULL = rounded(NARROW_BERTHS.map((berth) => berth.post));

/** A closed line through the corners of these points, softly bent. */
function rounded(points: readonly Point[]): string {
  const corners = points.filter((point, at) => {
    const a = points.at(at - 1)!;
    const b = points[(at + 1) % points.length]!;
    return Math.abs((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x)) > 1;
  });
  const between = (a: Point, b: Point, share: number): string =>
    `${(a.x + (b.x - a.x) * share).toFixed(1)} ${(a.y + (b.y - a.y) * share).toFixed(1)}`;
  const reach = (a: Point, b: Point): number => Math.min(0.5, 22 / Math.hypot(b.x - a.x, b.y - a.y));
  const bends = corners.map((corner, at) => {
    const a = corners.at(at - 1)!;
    const b = corners[(at + 1) % corners.length]!;
    const into = between(corner, a, reach(corner, a));
    const out = between(corner, b, reach(corner, b));
    return `${at ? 'L' : 'M'}${into}Q${corner.x} ${corner.y} ${out}`;
  });
  return `${bends.join('')}z`;
}

/** The neighbours of a port along the ring. */
export function neighbours(port: number): [number, number] {
  return [port === 1 ? PORTS : port - 1, port === PORTS ? 1 : port + 1];
}

/** The middle of each stretch between two posts. */
export function joints(berths: readonly Berth[]): Point[] {
  return berths.map(({ post }, at) => {
    const next = berths[(at + 1) % berths.length]!.post;
    return { x: (post.x + next.x) / 2, y: (post.y + next.y) / 2 };
  });
}

/** Stars, the same every time. */
export function stars(count: number, width: number, height: number): (Point & { r: number; o: number })[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: [0.6, 0.8, 1.1, 1.5][Math.floor(next() * 4)] ?? 1,
    o: 0.3 + Math.round(next() * 60) / 100,
  }));
}
