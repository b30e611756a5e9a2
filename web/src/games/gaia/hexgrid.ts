/** The hex grid on paper: flat-topped hexes, `UNIT` from centre to centre. */

export const UNIT = 40;
/** From the centre of a hex to its corners. */
export const CORNER = UNIT / Math.sqrt(3);

export interface Cell {
  q: number;
  r: number;
}
export type Point = readonly [number, number];

/** Clockwise from the top. */
const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const key = (q: number, r: number): string => `${q}x${r}`;

export function centre({ q, r }: Cell): Point {
  return [(r * Math.sqrt(3) * UNIT) / 2, -(q + r / 2) * UNIT];
}

/** Steps between two hexes as the crow flies (R37). */
export function distance(one: Cell, other: Cell): number {
  const dq = one.q - other.q;
  const dr = one.r - other.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A corner of the hex around `at`; corner i begins its i-th side, clockwise from the top. */
function corner([x, y]: Point, index: number, radius = CORNER): Point {
  const angle = ((index * 60 - 120) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

const closed = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const paths = new Map<string, string>();

/** One hex as a path, drawn `inset` inside its sides. */
export function hexPath(cell: Cell, inset = 0): string {
  const name = `${key(cell.q, cell.r)}/${inset}`;
  let path = paths.get(name);
  if (!path) {
    const at = centre(cell);
    const radius = CORNER - inset / Math.cos(Math.PI / 6);
    path = closed([0, 1, 2, 3, 4, 5].map((index) => corner(at, index, radius)));
    paths.set(name, path);
  }
  return path;
}

/** The sides of a set of hexes that no two of them share, from each corner to the next. */
function border(cells: readonly Cell[]): Map<string, { from: Point; to: string }> {
  const inside = new Set(cells.map(({ q, r }) => key(q, r)));
  const sides = new Map<string, { from: Point; to: string }>();
  const name = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
  for (const cell of cells) {
    const at = centre(cell);
    DIRECTIONS.forEach(([dq, dr], index) => {
      if (inside.has(key(cell.q + dq, cell.r + dr))) return;
      const from = corner(at, index);
      sides.set(name(from), { from, to: name(corner(at, index + 1)) });
    });
  }
  return sides;
}

/** Every loop around a set of hexes; outer ones run clockwise. */
function loops(cells: readonly Cell[]): Point[][] {
  const sides = border(cells);
  const found: Point[][] = [];
  while (sides.size) {
    const loop: Point[] = [];
    let name: string | undefined = sides.keys().next().value;
    for (let side = sides.get(name!); side; side = sides.get(name)) {
      sides.delete(name!);
      loop.push(side.from);
      name = side.to;
    }
    found.push(loop);
  }
  return found;
}

/** The unit vector to the right of the way from `a` to `b`: inwards for a clockwise loop. */
function inwards(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return [-dy / length, dx / length];
}

function drawnIn(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, index) => {
    const before = inwards(loop.at(index - 1)!, point);
    const after = inwards(point, loop[(index + 1) % loop.length]!);
    const scale = inset / (1 + before[0] * after[0] + before[1] * after[1]);
    return [point[0] + (before[0] + after[0]) * scale, point[1] + (before[1] + after[1]) * scale];
  });
}

/** The outline of a set of hexes, holes included, drawn `inset` inside it. */
export function outline(cells: readonly Cell[], inset = 0): string {
  return loops(cells)
    .map((loop) => closed(drawnIn(loop, inset)))
    .join('');
}

/** The lines between hexes, each once. */
export function gridPath(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(({ q, r }) => key(q, r)));
  const lines = cells.flatMap((cell) => {
    const at = centre(cell);
    return DIRECTIONS.flatMap(([dq, dr], index) => {
      if (index > 2 && inside.has(key(cell.q + dq, cell.r + dr))) return [];
      const [a, b] = [corner(at, index), corner(at, index + 1)];
      return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
    });
  });
  return lines.join('');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around points, with `across` and `along` more on each side. */
export function boxAround(points: readonly Point[], across: number, along = across): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - across, Math.min(...ys) - along];
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + along - y };
}

/** The box around a set of hexes. */
export function boxOf(cells: readonly Cell[], margin = 0): Box {
  return boxAround(cells.map(centre), CORNER + margin, UNIT / 2 + margin);
}
