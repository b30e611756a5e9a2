/** Where things lie on a tile: a square of 160 units, its anchors 40 apart, turned in quarters clockwise. */
import type { PrintedTile } from '../../../generated/views/century';

export const SIZE = 160;
const STEP = 40;
export const CITY_RADIUS = 15;
export const BUILDING_RADIUS = 22;

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDES: Readonly<Record<string, Point>> = { N: [2, 0], E: [4, 2], S: [2, 4], W: [0, 2] };

/** Where an anchor lies, `N` or `p31`, on a tile that was turned so often. */
export function anchorAt(anchor: string, turn = 0): Point {
  let [x, y] = SIDES[anchor] ?? [Number(anchor[1]), Number(anchor[2])];
  for (let quarter = 0; quarter < turn; quarter += 1) [x, y] = [4 - y, x];
  return [x * STEP, y * STEP];
}

/** Where a point of a tile comes to lie when the tile is turned so often. */
export const turned = ([x, y]: Point, turn: number): Point => (turn ? turned([SIZE - y, x], turn - 1) : [x, y]);

/** The two ends of a span: `N-p11`. */
export const endsOf = (span: string): [string, string] => span.split('-') as [string, string];

/** Lines between anchors, in the tile's own frame. */
export const linesPath = (lines: readonly (readonly [string, string])[]): string =>
  lines.map(([from, to]) => `M${anchorAt(from).join(' ')}L${anchorAt(to).join(' ')}`).join('');

/** The rails that a side leads onto without crossing a city, in the tile's own frame. */
export function stretchFrom(face: PrintedTile, bridges: readonly string[], side: string): [string, string][] {
  const lines = [...face.rails, ...bridges.map(endsOf)];
  const cities = new Set(face.cities.map(({ node }) => node));
  const found = new Set<(typeof lines)[number]>();
  const waiting = [side];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const line of lines) {
      if (found.has(line) || !line.includes(at)) continue;
      found.add(line);
      const other = line[0] === at ? line[1] : line[0];
      if (!cities.has(other)) waiting.push(other);
    }
  }
  return [...found];
}

const CLOCKWISE = ['N', 'E', 'S', 'W'] as const;

/** The side of a tile's own frame that looks to `side` of the map once the tile is turned. */
export const ownSide = (side: string, turn: number): string => CLOCKWISE[(CLOCKWISE.indexOf(side as 'N') - turn + 4) % 4]!;

export const opposite = (side: string): string => CLOCKWISE[(CLOCKWISE.indexOf(side as 'N') + 2) % 4]!;

/** From a cell to the one beyond a side. */
export const BEYOND: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A city's label, sign by sign; recycling has no number. */
export interface Mark {
  sign: 'coin' | 'science' | 'vp' | 'recycling';
  count: number | null;
}

export function marksOf(city: PrintedTile['cities'][number]): Mark[] {
  const { coins, science, points, recycling } = city;
  const counted: Mark[] = [
    { sign: 'coin', count: coins },
    { sign: 'science', count: science },
    { sign: 'vp', count: points },
  ];
  return [...counted.filter(({ count }) => count), ...(recycling ? [{ sign: 'recycling', count: null } as const] : [])];
}

/** Pixels that no text is smaller than, and units that the text of a label has. */
const [LEGIBLE, TEXT] = [12, 14];

/**
 * How much larger labels are on a tile of so many pixels for each unit, so that they can be read; in steps, so
 * that they are not laid out anew for every pixel.
 */
export const legible = (scale: number): number => Math.max(1, Math.ceil((LEGIBLE / (TEXT * scale)) * 20) / 20);

/** The sign of what an equipment gives. */
export const signOf = { coins: 'coin', science: 'science', points: 'vp' } as const;

/** Of a label, in its own units: a digit, a sign, what lies between signs, and a row. */
export const DIGIT = 9;
export const ICON = 15;
const BETWEEN = 3;
const ROW = 17;
const PADDING = 4;

/** A label with its rows of signs, all relative to its middle; `scale` makes it larger than its tile. */
export interface Label {
  width: number;
  height: number;
  scale: number;
  rows: { y: number; marks: (Mark & { x: number; text: string })[] }[];
}

/** Up to two signs in a row, then a second row. */
export function labelOf(marks: readonly Mark[], scale: number, prefix = ''): Label {
  const rows = marks.length > 2 ? [marks.slice(0, 2), marks.slice(2)] : [marks];
  const said = ({ count }: Mark): string => (count === null ? '' : `${prefix}${count}`);
  const wide = (mark: Mark): number => said(mark).length * DIGIT + ICON;
  const width = Math.max(...rows.map((row) => row.reduce((sum, mark) => sum + wide(mark) + BETWEEN, 2 * PADDING - BETWEEN)));
  const height = rows.length * ROW + 3;
  return {
    width: width * scale,
    height: height * scale,
    scale,
    rows: rows.map((row, at) => {
      let x = -row.reduce((sum, mark) => sum + wide(mark) + BETWEEN, -BETWEEN) / 2;
      return {
        y: (at - (rows.length - 1) / 2) * ROW,
        marks: row.map((mark) => {
          const placed = { ...mark, x, text: said(mark) };
          x += wide(mark) + BETWEEN;
          return placed;
        }),
      };
    }),
  };
}
