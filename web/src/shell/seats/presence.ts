/** How a seat is taken, in words. */
import { hasWon } from '../../lib/outcome';
import type { SeatInfo, TableSummary } from '../../lib/types';
import { hasText, t } from '../../lib/words.svelte';

export const botName = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export function presence(seat: SeatInfo, table: TableSummary): string {
  if (seat.kind === 'open') return t('seat-awaits');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  if (table.status === 'over') return hasWon(table, seat.seat) ? t('winner') : '';
  if (table.status === 'closed') return '';
  return t(seat.online ? 'online' : 'away');
}
