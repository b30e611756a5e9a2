/** Where the tables stand around the village, and their plates. */

export const ROWS = 7;
export const COLS = 11;

/** The grid cell (from 1) of each table from 0, clockwise from the start in the corner. */
export function cellOf(table: number): { row: number; col: number } {
  if (table < COLS) return { row: 1, col: table + 1 };
  const down = table - COLS + 1;
  if (down < ROWS) return { row: down + 1, col: COLS };
  const left = table - (COLS - 1) - (ROWS - 1);
  if (left < COLS - 1) return { row: ROWS, col: COLS - left };
  return { row: ROWS - (left - (COLS - 1)) - 1, col: 1 };
}

/** How far a table stands off the middle of its cell, so that the track winds. */
export function swayOf(table: number): { x: number; y: number } {
  const { row, col } = cellOf(table);
  const sway = table % 2 ? 1 : -1;
  if (row === 1 || row === ROWS) return { x: 0, y: sway };
  return { x: col === COLS ? sway : -sway, y: 0 };
}

export interface Plate {
  x: number;
  y: number;
  r: number;
}

/** By number of plates, on a table of 96 by 68. */
const LAYOUTS: Record<number, { r: number; at: readonly (readonly [number, number])[] }> = {
  1: { r: 19, at: [[48, 34]] },
  2: { r: 16, at: [[30, 34], [66, 34]] },
  3: { r: 13.5, at: [[22, 34], [48, 34], [74, 34]] },
  4: { r: 12.5, at: [[33, 22], [63, 22], [33, 47], [63, 47]] },
  5: { r: 12, at: [[24, 22], [48, 22], [72, 22], [35, 47], [61, 47]] },
  6: { r: 12, at: [[23, 22], [48, 22], [73, 22], [23, 47], [48, 47], [73, 47]] },
};

export function platesOf(count: number): Plate[] {
  const { r, at } = LAYOUTS[Math.min(6, Math.max(1, count))]!;
  return at.map(([x, y]) => ({ x, y, r }));
}

/** The tables that a narrow screen shows around the managers: from `table` on, `count` of them. */
export function nearby(table: number, reach: number, count: number, last: number): number[] {
  const from = Math.max(0, Math.min(table - 1, reach - count + 3, last - count + 1));
  return Array.from({ length: Math.min(count, last + 1) }, (_, at) => from + at);
}
