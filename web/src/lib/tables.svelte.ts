/** My tables, for the home page, the bell and "next table where I am awaited". */
import { api } from './api';
import { keep, kept } from './kept';
import { session } from './session.svelte';
import type { TableSummary } from './types';

const EVERY = 20_000;

export const tables = $state<{ mine: TableSummary[]; open: TableSummary[]; loaded: boolean; at: number | null }>({
  mine: [],
  open: [],
  loaded: false,
  /** Since when they are known to be so. */
  at: null,
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
  const { me } = session;
  try {
    Object.assign(tables, await api.tables(), { loaded: true, at: Date.now() });
    if (me && me.id === session.me?.id) keep(me, tables.mine);
  } catch {
    // The next round tries again; until then they are as they were last known.
    const last = tables.loaded ? null : kept();
    if (last && last.me.id === session.me?.id) Object.assign(tables, { mine: last.mine, loaded: true, at: last.at });
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
