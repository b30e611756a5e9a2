/** Which answers wait for a yes, and what the answers of a move come to together. */
import type { Confirm } from '../../lib/settings.svelte';
import type { Consequences, LegalAction } from '../../lib/types';

/** Whether an answer takes something from whoever gives it. */
export const pays = ({ does }: LegalAction): boolean =>
  (does.score ?? 0) < 0 || Object.values(does.changes ?? {}).some((by) => by < 0);

export interface Offered {
  action: LegalAction;
  /** The answers before it that are not played yet: they are in sight, with what they do. */
  before: readonly LegalAction[];
  /** Whether what it does was in sight before it was chosen. */
  announced: boolean;
}

/**
 * Whether the answer is held until the player says yes. What deserves a warning always is, whatever the
 * player has set: it is never one click.
 */
export function isHeld({ action, before, announced }: Offered, confirm: Confirm): boolean {
  if (action.does.warning) return true;
  if (confirm === 'always') return !(before.length && action.main);
  return confirm === 'costly' && !announced && [...before, action].some(pays);
}

/** What several answers, given one after another, do together. */
export function together(moves: readonly LegalAction[]): Consequences {
  const changes: Record<string, number> = {};
  for (const { does } of moves) {
    for (const [name, by] of Object.entries(does.changes ?? {})) changes[name] = (changes[name] ?? 0) + by;
  }
  const last = moves.at(-1)?.does;
  const warning = moves.findLast(({ does }) => does.warning)?.does.warning;
  return {
    changes: Object.fromEntries(Object.entries(changes).filter(([, by]) => by !== 0)),
    score: moves.reduce((sum, { does }) => sum + (does.score ?? 0), 0),
    place: moves.findLast(({ does }) => does.place)?.does.place ?? 0,
    remarks: moves.flatMap(({ does }) => does.remarks ?? []),
    ...(warning ? { warning } : {}),
    unknown: moves.some(({ does }) => does.unknown),
    continues: last?.continues ?? false,
    last: last?.last ?? false,
  };
}
