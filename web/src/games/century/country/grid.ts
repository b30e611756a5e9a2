/** How the cells of a country lie on the map: those with tiles are large, the open ones around them narrow. */
import { SIZE, type Box, type Point } from '../pieces/face';

export interface Cell {
  x: number;
  y: number;
}

const GAP = 4;
/** An open cell beyond all tiles is about half as wide: nothing is printed in it. */
const NARROW = 88;
/** Room for the letters above and the numbers at the left. */
export const MARGIN = 26;

export interface Band {
  /** The coordinate in the country. */
  at: number;
  start: number;
  size: number;
}

export interface Grid {
  columns: ReadonlyMap<number, Band>;
  rows: ReadonlyMap<number, Band>;
  width: number;
  height: number;
}

/** From the first to the last coordinate, with one more at either end. */
function bands(filled: readonly number[], ring: boolean): Map<number, Band> {
  const has = new Set(filled);
  const [first, last] = [Math.min(...filled) - Number(ring), Math.max(...filled) + Number(ring)];
  const found = new Map<number, Band>();
  let start = MARGIN;
  for (let at = first; at <= last; at += 1) {
    const size = has.has(at) || (at > first && at < last) ? SIZE : ring ? NARROW : SIZE;
    found.set(at, { at, start, size });
    start += size + GAP;
  }
  return found;
}

const extent = (found: ReadonlyMap<number, Band>): number => {
  const last = [...found.values()].at(-1)!;
  return last.start + last.size + GAP;
};

/** The grid of a country with these tiles; `ring` adds the cells around them. */
export function gridOf(tiles: readonly Cell[], ring: boolean): Grid {
  const columns = bands(tiles.map(({ x }) => x), ring);
  const rows = bands(tiles.map(({ y }) => y), ring);
  return { columns, rows, width: extent(columns), height: extent(rows) };
}

/** Where a cell lies on the map; `null` for one that is not on it. */
export function boxOf(grid: Grid, { x, y }: Cell): Box | null {
  const [column, row] = [grid.columns.get(x), grid.rows.get(y)];
  return column && row ? { x: column.start, y: row.start, width: column.size, height: row.size } : null;
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The start territory lies in column M, row 13. */
const [FIRST_COLUMN, FIRST_ROW] = [12, 13];

/** The letter of a column: as in ... y z A B ... Z AA. */
export function columnName(x: number): string {
  const at = FIRST_COLUMN + x;
  if (at < 0) return ALPHABET.at(at)!.toLowerCase();
  const times = Math.floor(at / ALPHABET.length);
  return (times ? ALPHABET[times - 1]! : '') + ALPHABET[at % ALPHABET.length]!;
}

export const rowName = (y: number): string => String(FIRST_ROW + y);

/** As people say a cell: `M13`. */
export const cellName = ({ x, y }: Cell): string => columnName(x) + rowName(y);
