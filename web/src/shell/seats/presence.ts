/** How a seat is taken, in words. */
import { hasWon } from '../../lib/outcome';
import { personName } from '../../lib/people';
import type { SeatInfo, TableSummary } from '../../lib/types';
import { hasText, t } from '../../lib/words.svelte';

export const botName = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** Nobody else bears these names. */
const BOTS = new Set(['random', 'greedy', 'easy', 'normal', 'hard', 'expert']);

/** Somebody in a list of results: a person, or a bot in words. */
export const playerName = (name: string): string => (BOTS.has(name) ? t('bot-named', { bot: name }) : personName(name));

export function presence(seat: SeatInfo, table: TableSummary): string {
  if (seat.kind === 'open') return t('seat-awaits');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  if (table.status === 'over') return hasWon(table, seat.seat) ? t('winner') : '';
  if (table.status === 'closed') return '';
  return t(seat.online ? 'online' : 'away');
}
