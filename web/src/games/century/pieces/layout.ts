/** Where labels and waste lie on a tile: off its rails and cities, beside what they belong to. */
import type { PrintedTile } from '../../../generated/views/century';
import { anchorAt, BUILDING_RADIUS, CITY_RADIUS, endsOf, labelOf, marksOf, SIZE, signOf, type Box, type Label, type Point } from './face';

export interface Placed<Thing> {
  at: Point;
  of: Thing;
}

export interface Layout {
  /** By the letter of the city; that of a building is ``. */
  labels: ReadonlyMap<string, Placed<Label>>;
  waste: Placed<Barrels>;
}

/** How waste is heaped: barrels side by side, or one with a number. */
export interface Barrels {
  width: number;
  height: number;
  shown: number;
  /** Said beside the barrel where they are too many to be drawn. */
  count: number | null;
}

const MOST_BARRELS = 3;
const BARREL = 15;
const MARGIN = 4;
const GRID = 4;

export function barrelsOf(waste: number, scale: number): Barrels {
  const few = waste <= MOST_BARRELS;
  return {
    width: (few ? 6 + Math.max(1, waste) * BARREL : 42) * scale,
    height: 22 * scale,
    shown: few ? waste : 1,
    count: few ? null : waste,
  };
}

const boxAt = ([x, y]: Point, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far a box is from a point. */
function distance({ x, y, width, height }: Box, [px, py]: Point): number {
  const dx = Math.max(x - px, 0, px - x - width);
  const dy = Math.max(y - py, 0, py - y - height);
  return Math.hypot(dx, dy);
}

/** Points along the rails, a few units apart. */
function alongRails(lines: readonly (readonly [string, string])[], turn: number): Point[] {
  return lines.flatMap(([from, to]) => {
    const [[ax, ay], [bx, by]] = [anchorAt(from, turn), anchorAt(to, turn)];
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 5);
    return Array.from({ length: steps + 1 }, (_, at): Point => [ax + ((bx - ax) * at) / steps, ay + ((by - ay) * at) / steps]);
  });
}

const isOn = ({ x, y, width, height }: Box, [px, py]: Point): boolean => px >= x - 2 && px <= x + width + 2 && py >= y - 2 && py <= y + height + 2;

/** What already lies on a tile. */
interface Ground {
  towns: readonly Box[];
  labels: Box[];
  rails: readonly Point[];
}

/** The best place for a thing of that size: nothing under it, then near its own. */
function place(width: number, height: number, near: Point | null, { towns, labels, rails }: Ground): Point {
  let best: Point = [SIZE / 2, SIZE / 2];
  let least = Infinity;
  for (let y = MARGIN + height / 2; y <= SIZE - MARGIN - height / 2 + 0.01; y += GRID) {
    for (let x = MARGIN + width / 2; x <= SIZE - MARGIN - width / 2 + 0.01; x += GRID) {
      const box = boxAt([x, y], width, height);
      const away = near ? distance(box, near) : Math.hypot(x - SIZE / 2, y - SIZE / 2) / 3;
      let cost = away + (away > CITY_RADIUS + 14 && near ? 2 * away : 0);
      for (const other of towns) cost += overlap(box, other);
      for (const other of labels) cost += overlap(box, other) * 2;
      if (cost >= least) continue;
      for (const point of rails) if (isOn(box, point)) cost += 6;
      if (cost < least) [least, best] = [cost, [x, y]];
    }
  }
  return best;
}

/** What lies on a tile, and how. */
export interface Laid {
  turn: number;
  bridges: readonly string[];
  waste: number;
  /** How much larger than on a tile of 160 pixels labels are. */
  scale: number;
  /** Whether there are labels at all. */
  labelled: boolean;
  /** What an equipment gives. */
  gives: { resource: keyof typeof signOf; amount: number } | null;
}

function layOut(face: PrintedTile, { turn, bridges, waste, scale, labelled, gives }: Laid): Layout {
  const rails = alongRails([...face.rails, ...bridges.map(endsOf)], turn);
  const cities = face.cities.map((city) => ({ city, at: anchorAt(city.node, turn) }));
  // A citizen stands at the upper right of its city.
  const towns = cities.map(({ at: [x, y] }): Box => ({ x: x - CITY_RADIUS - 1, y: y - CITY_RADIUS - 6, width: 2 * CITY_RADIUS + 8, height: 2 * CITY_RADIUS + 7 }));
  const building = face.building ? anchorAt(face.building, turn) : null;
  if (building) towns.push(boxAt(building, 2 * BUILDING_RADIUS, 2 * BUILDING_RADIUS));
  const ground: Ground = { towns, labels: [], rails };
  const labels = new Map<string, Placed<Label>>();
  const put = (name: string, label: Label, near: Point): void => {
    const at = place(label.width, label.height, near, ground);
    ground.labels.push(boxAt(at, label.width, label.height));
    labels.set(name, { at, of: label });
  };
  if (building && gives && labelled) put('', labelOf([{ sign: signOf[gives.resource], count: gives.amount }], scale, '+'), building);
  const named = (labelled ? cities : []).map(({ city, at }) => ({ letter: city.letter, label: labelOf(marksOf(city), scale), at }));
  // The largest label finds its place first.
  for (const { letter, label, at } of named.toSorted((one, other) => other.label.width * other.label.height - one.label.width * one.label.height)) put(letter, label, at);
  const barrels = barrelsOf(waste, scale);
  return { labels, waste: { at: place(barrels.width, barrels.height, null, ground), of: barrels } };
}

const known = new WeakMap<PrintedTile, Map<string, Layout>>();

/** The layout of a face with what lies on it; worked out once. */
export function layoutOf(face: PrintedTile, laid: Laid): Layout {
  let layouts = known.get(face);
  if (!layouts) known.set(face, (layouts = new Map()));
  const { turn, bridges, waste, scale, labelled, gives } = laid;
  const key = [turn, bridges.join(), waste, scale, labelled, gives?.amount].join(' ');
  let layout = layouts.get(key);
  if (!layout) layouts.set(key, (layout = layOut(face, laid)));
  return layout;
}
