/** What is drawn on a service card: the two signs that tell most of it. */
import type { Sign } from '../view';

export function art(signs: readonly Sign[]): Sign[] {
  const told = signs.filter(({ kind }) => kind !== 'arrow').map((sign) => ({ ...sign, most: 1, least: 1 }));
  const arrow = signs.findIndex(({ kind }) => kind === 'arrow');
  if (arrow < 1) return told.slice(0, 2);
  return [told[0]!, told[arrow] ?? told.at(-1)!];
}
