/** The printed map under the rails: relief, fields, woods and a river, the same for a tile whenever it is drawn. */
import type { PrintedTile } from '../../../generated/views/century';
import { anchorAt, SIZE, turned, type Point } from './face';

export interface Terrain {
  ground: string;
  patches: { path: string; colour: string }[];
  fields: { path: string; colour: string }[];
  contours: string;
  river: string;
  pines: Point[];
  shrubs: Point[];
}

const GROUNDS = ['#e6d3a8', '#dfe0b8', '#e9dbb4', '#dcdcb0', '#e3d5b2', '#d9ddb6'] as const;
const PATCHES = ['#cdd7a4', '#b5c7a0', '#bccb94', '#d9c48e', '#dcc79a', '#c8d3a0', '#dccf9f'] as const;
const FIELDS = ['#8fa66c', '#b9a566'] as const;

/** Numbers from 0 to 1 that depend on the name alone (mulberry32 over a hash of it). */
export function seeded(name: string): () => number {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const whole = (value: number): number => Math.round(value);

/** A closed soft outline around a middle. */
function blob([x, y]: Point, radius: number, random: () => number): string {
  const corners = Array.from({ length: 9 }, (_, at): Point => {
    const angle = (at / 9) * 2 * Math.PI;
    const far = radius * (0.78 + 0.44 * random());
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const start = middle(corners.at(-1)!, corners[0]!);
  const curves = corners.map((corner, at) => {
    const end = middle(corner, corners[(at + 1) % corners.length]!);
    return `Q${whole(corner[0])} ${whole(corner[1])} ${whole(end[0])} ${whole(end[1])}`;
  });
  return `M${whole(start[0])} ${whole(start[1])}${curves.join('')}z`;
}

/** How far a point is from a line between two others. */
function fromLine([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Whether nothing is built there. */
function isFree(point: Point, face: PrintedTile): boolean {
  const towns = [...face.cities.map(({ node }) => node), ...(face.building ? [face.building] : [])].map((node) => anchorAt(node));
  return (
    towns.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) > 24) &&
    face.rails.every(([from, to]) => fromLine(point, anchorAt(from), anchorAt(to)) > 12)
  );
}

function draw(id: string, face: PrintedTile): Terrain {
  const random = seeded(id);
  const pick = <Each,>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)]!;
  const anywhere = (): Point => [random() * SIZE, random() * SIZE];
  const ground = pick(GROUNDS);
  const patches = Array.from({ length: 4 }, () => ({ path: blob(anywhere(), 26 + random() * 34, random), colour: pick(PATCHES) }));
  const fields = Array.from({ length: 3 }, () => {
    const [[x, y], slope, length] = [anywhere(), random() - 0.5, 18 + random() * 10];
    const rows = Array.from({ length: 5 }, (_, row) => `M${whole(x - row * 4 * slope)} ${whole(y + row * 4)}l${whole(length)} ${whole(length * slope)}`);
    return { path: rows.join(''), colour: pick(FIELDS) };
  });
  const [hx, hy] = anywhere();
  const contours = [8, 15, 22]
    .map((radius) => `M${whole(hx - radius)} ${whole(hy)}a${radius} ${whole(radius * 0.62)} 0 1 0 ${2 * radius} 0a${radius} ${whole(radius * 0.62)} 0 1 0 ${-2 * radius} 0`)
    .join('');
  const [from, to, bend] = [random(), random(), random()];
  const river =
    random() < 0.5
      ? `M-4 ${whole(SIZE * from)}C${whole(40 + 20 * bend)} ${whole(SIZE * (from - 0.15))} ${whole(100 + 20 * bend)} ${whole(SIZE * (to + 0.25))} 164 ${whole(SIZE * to)}`
      : `M${whole(SIZE * from)} -4C${whole(SIZE * (from + 0.2))} ${whole(40 + 20 * bend)} ${whole(SIZE * (to - 0.2))} ${whole(100 + 20 * bend)} ${whole(SIZE * to)} 164`;
  const within = (): Point => [7 + random() * (SIZE - 14), 7 + random() * (SIZE - 14)];
  const woods = Array.from({ length: 26 }, within).filter((point) => isFree(point, face));
  return {
    ground,
    patches,
    fields,
    contours,
    river,
    pines: woods.filter((_, at) => at % 3),
    shrubs: woods.filter((_, at) => at % 3 === 0),
  };
}

/** Pines stand upright however their tile is turned. */
export const pinesPath = (pines: readonly Point[], turn: number): string =>
  pines.map((point) => turned(point, turn)).map(([x, y]) => `M${whole(x - 3)} ${whole(y + 3)}l3.500-7 3.500 7z`).join('');

export const shrubsPath = (shrubs: readonly Point[], turn: number): string =>
  shrubs.map((point) => turned(point, turn)).map(([x, y]) => `M${whole(x - 3)} ${whole(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`).join('');

const known = new WeakMap<PrintedTile, Terrain>();

/** The terrain of a tile, drawn once. */
export function terrainOf(id: string, face: PrintedTile): Terrain {
  let terrain = known.get(face);
  if (!terrain) known.set(face, (terrain = draw(id, face)));
  return terrain;
}
