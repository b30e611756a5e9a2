/** My tables, for the home page, the bell and "next table where I am awaited". */
import { api } from './api';
import type { TableSummary } from './types';

const EVERY = 20_000;

export const tables = $state<{ mine: TableSummary[]; open: TableSummary[]; loaded: boolean }>({
  mine: [],
  open: [],
  loaded: false,
});

/** Whether it still waits for people or is played. */
export const isGoing = (table: TableSummary): boolean => table.status === 'open' || table.status === 'playing';

export const awaitsMe = (table: TableSummary): boolean =>
  table.status === 'playing' && table.you !== null && table.waiting.includes(table.you);

export const waitingTables = (): TableSummary[] => tables.mine.filter(awaitsMe);

/** The next table where I am awaited, after the one I am at. */
export function nextTable(current: string): TableSummary | null {
  return waitingTables().find((table) => table.id !== current) ?? null;
}

export async function refreshTables(): Promise<void> {
  try {
    Object.assign(tables, await api.tables(), { loaded: true });
  } catch {
    // The next round tries again.
  }
}

/** What a table's own page knows is newer than the list. */
export function noteTable(table: TableSummary): void {
  if (tables.mine.some(({ id }) => id === table.id)) {
    tables.mine = tables.mine.map((known) => (known.id === table.id ? table : known));
  }
}

export function keepTables(): void {
  setInterval(() => {
    if (!document.hidden) void refreshTables();
  }, EVERY);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshTables();
  });
}
