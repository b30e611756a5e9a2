/** What is said of the columns of a catastrophe. */
import type { Sentence, Translate } from '../../../shell/game-ui';
import type { Column } from '../view';

/** What people call a column: A is the leftmost. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** What a column brings, one thing after another. */
export const brings = ({ waste, pollution }: Pick<Column, 'waste' | 'pollution'>): Sentence[] => [
  ...(waste ? [{ id: 'goods-waste', args: { count: waste } }] : []),
  ...(pollution ? [{ id: 'environment-worse', args: { count: pollution } }] : []),
];

/** What a column is and brings, and what is bid there. */
export function aboutColumn(column: Column, t: Translate): string {
  const things = brings(column);
  const state = column.in_play ? (column.least === null ? 'full' : column.pawns.length ? 'bid' : 'free') : 'covered';
  return t('board-about-column', {
    column: letterOf(column.index),
    things: things.length ? things : [{ id: 'goods-nothing' }],
    state,
    least: column.least ?? 0,
    place: column.index === 0 ? 'worst' : 'other',
  });
}

/** How high a bid stands on the track, in hundredths. */
export const heightOf = (bid: number, most: number): number => (100 * bid) / most;

/** The marks of the track: every fifth. */
export const marksOf = (most: number): number[] => Array.from({ length: Math.floor(most / 5) + 1 }, (_, at) => at * 5);

/** Pawns at the same height of one column stand side by side: each with its place among them. */
export function besides(pawns: readonly { seat: number; bid: number | null }[]): { seat: number; bid: number | null; beside: number }[] {
  const seen = new Map<number | null, number>();
  return pawns.map((pawn) => {
    const beside = seen.get(pawn.bid) ?? 0;
    seen.set(pawn.bid, beside + 1);
    return { ...pawn, beside };
  });
}
