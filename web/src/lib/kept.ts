/** Who I am and my tables as they were last known, for when there is no connection; gone with the session. */
import type { Me, TableSummary } from './types';

const KEY = 'tablee.kept';

export interface Kept {
  me: Me;
  mine: TableSummary[];
  /** When they were so, in milliseconds. */
  at: number;
}

export function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keep(me: Me, mine: TableSummary[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ me, mine, at: Date.now() } satisfies Kept));
  } catch {
    // There is no room: then nothing is kept.
    forget();
  }
}

export const forget = (): void => localStorage.removeItem(KEY);
