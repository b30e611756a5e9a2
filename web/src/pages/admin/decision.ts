/** What an administrator decides: about somebody, or of a report. */
import type { Sanction } from '../../lib/types';

/** `none`: the report is put away and nobody is touched. */
export type Act = Sanction['act'] | 'none';

export const HOURS = [1, 24, 24 * 7, 24 * 30] as const;

/** The decision as it is kept with a report. */
export function decisionOf(act: Act, hours: number, reason: string): string {
  if (act === 'none') return reason;
  return `${act}${act === 'silence' ? ` ${hours} h` : ''}: ${reason}`;
}

/** What the server is asked for; only a silence ends by itself. */
export const sanctionOf = (act: Sanction['act'], hours: number, reason: string): Sanction => ({
  act,
  reason,
  hours: act === 'silence' ? hours : null,
});

/** What the notes of an act say, most telling first. */
export function toldBy(detail: Record<string, unknown>): string {
  const { name, renamed, hours, reason, decision } = detail;
  const who = renamed ? `${String(name)} → ${String(renamed)}` : name;
  return [who, hours ? `${String(hours)} h` : null, reason ?? decision].filter(Boolean).join(' · ');
}
