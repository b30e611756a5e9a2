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

/** Smaller than this, a drawing tells less than a few words. */
const LEAST = 44;

/**
 * How high the drawings of greenhouses may be to stand in one row; 0 where they would be too small.
 * `label` is the height of what stands below each, `gap` the room between and around them.
 */
export function fit(plots: readonly number[], width: number, height: number, label: number, gap: number): number {
  const wide = plots.reduce((sum, each) => sum + glassWidth(each), 0);
  const high = Math.floor(Math.min(height - label, ((width - plots.length * gap) / Math.max(1, wide)) * GLASS_HEIGHT));
  return high < LEAST ? 0 : high;
}
