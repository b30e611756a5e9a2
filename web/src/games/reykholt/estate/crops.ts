/** What grows in a greenhouse, plot by plot, now and by the answer in mind. */
import { GOODS, type Good, type Goods } from '../view';

export interface Plot {
  good: Good;
  /** Whether it stays, would be taken, or would come. */
  now: 'stays' | 'leaves' | 'comes';
}

const times = (good: Good, count: number, now: Plot['now']): Plot[] => Array.from({ length: count }, () => ({ good, now }));

export function plotsOf(goods: Goods, then: Goods = goods): Plot[] {
  const each = (now: Plot['now'], count: (before: number, after: number) => number): Plot[] =>
    GOODS.flatMap((good) => times(good, Math.max(0, count(goods[good] ?? 0, then[good] ?? 0)), now));
  return [...each('stays', Math.min), ...each('leaves', (before, after) => before - after), ...each('comes', (before, after) => after - before)];
}

/** So many of each type as the dearest answer needs, one by one: what is picked to pay. */
export function purse(targets: readonly (readonly string[])[]): Good[] {
  return GOODS.flatMap((good) => {
    const most = Math.max(0, ...targets.map((ids) => ids.filter((id) => id === `good:${good}`).length));
    return Array.from({ length: most }, () => good);
  });
}

/** A drawing of a greenhouse is so high for its width: its own units, as `Glass` draws it. */
export const glassWidth = (plots: number): number => 14 + 30 * plots;
export const GLASS_HEIGHT = 82;

export interface Fit {
  rows: number;
  /** Of each drawing, in pixels. */
  height: number;
}

/**
 * How greenhouses find room: in one row, or in two where they would be too small in one.
 * `label` is the height of what stands below each, `gap` the room between and around them.
 */
export function fit(plots: readonly number[], width: number, height: number, label: number, gap: number): Fit {
  const fitting = (rows: number): number => {
    const share = Math.ceil(plots.length / rows);
    const widest = Math.max(...Array.from({ length: rows }, (_, row) => plots.filter((_, at) => at % rows === row).reduce((sum, each) => sum + glassWidth(each), 0)), 1);
    return Math.min(height / rows - label - (rows - 1) * 4, ((width - share * gap) / widest) * GLASS_HEIGHT);
  };
  const [one, two] = [fitting(1), fitting(2)];
  return two > one ? { rows: 2, height: Math.floor(two) } : { rows: 1, height: Math.floor(one) };
}
