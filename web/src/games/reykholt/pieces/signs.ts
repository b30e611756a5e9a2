/** How signs are drawn. */
import type { Sign } from '../view';

const PICTURES: Partial<Record<Sign['kind'], string>> = {
  random: 'greenhouse',
  discard: 'greenhouse',
  give: 'greenhouse',
  same: 'any',
  different: 'any',
  choice: 'any',
  fill: 'greenhouse',
  rescue: 'harvest',
  payment: 'table',
};

export const picture = ({ kind }: Sign): string => PICTURES[kind] ?? kind;

/** "3–6" for what follows one another, "4·6" for what does not. */
export function span(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === numbers.length - 1 && numbers.length > 2 ? `${first}–${last}` : numbers.join('·');
}

/** What stands on the picture: the plots that a greenhouse may have. */
export function badge({ kind, plots = [], good }: Sign): string {
  if (kind === 'greenhouse') return span(plots);
  if (kind === 'random') return '?';
  if (kind === 'discard' || kind === 'give') return '−1';
  return kind === 'fill' && !good ? '+' : '';
}

/** What stands beside the picture: how often. */
export function times({ kind, least = 1, most = 1 }: Sign): string {
  if (kind === 'plant') {
    if (most === 0) return least > 1 ? `${least}+` : '×∞';
    return least > 0 && most > least ? `${least}–${most}` : most > 1 ? `×${most}` : '';
  }
  if (kind === 'harvest' && most === 0) return '×∞';
  if (kind === 'same') return `${most}=`;
  if (kind === 'different') return `${most}≠`;
  return most > 1 ? `×${most}` : '';
}
