import { describe, expect, it } from 'vitest';
import type { Column } from '../view';
import { aboutColumn, besides, brings, heightOf, marksOf } from './columns';

const column = (over: Partial<Column>): Column => ({ index: 2, in_play: true, waste: 2, pollution: 1, least: 3, highest: 2, pawns: [{ seat: 1, bid: 2 }], taken: null, ...over });
const t = (key: string, args: Record<string, unknown> = {}): string => `${key} ${String(args['column'])} ${String(args['state'])} ${String(args['least'])}`;

describe('a column', () => {
  it('brings waste and pollution', () => {
    expect(brings(column({})).map(({ id }) => id)).toEqual(['goods-waste', 'environment-worse']);
    expect(brings(column({ waste: 0, pollution: 0 }))).toEqual([]);
  });

  it('is told with what must be bid there', () => {
    expect(aboutColumn(column({}), t)).toBe('board-about-column C bid 3');
    expect(aboutColumn(column({ pawns: [], least: 0 }), t)).toBe('board-about-column C free 0');
    expect(aboutColumn(column({ least: null }), t)).toBe('board-about-column C full 0');
    expect(aboutColumn(column({ in_play: false, least: null }), t)).toBe('board-about-column C covered 0');
  });

  it('has a track with marks', () => {
    expect(marksOf(25)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(heightOf(5, 25)).toBe(20);
  });

  it('shows pawns that wait for their bid beside one another', () => {
    expect(besides([{ seat: 0, bid: 3 }, { seat: 1, bid: null }, { seat: 2, bid: null }]).map(({ beside }) => beside)).toEqual([0, 0, 1]);
  });
});
