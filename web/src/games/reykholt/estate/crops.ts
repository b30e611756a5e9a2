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
