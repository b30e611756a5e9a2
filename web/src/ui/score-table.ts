/** The rows of a table of points. */

export interface ScoreCell {
  value: number | string;
  /** What the value brings, below it. */
  note?: string;
  tone?: 'good' | 'bad' | 'quiet';
  /** Nobody has more. */
  best?: boolean;
}

export interface ScoreRow {
  name: string;
  cells: ScoreCell[];
  kind?: 'line' | 'subtotal' | 'total';
}

/** Points gained or lost, with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** A score: its minus is as wide as a plus. */
export const plain = (points: number): string => (points < 0 ? signed(points) : `${points}`);
