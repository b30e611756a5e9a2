/** How a seat is taken, in words. */
import type { SeatInfo, TableSummary } from '../lib/types';
import { hasText, t } from '../lib/words.svelte';

export const botName = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export function presence(seat: SeatInfo, table: TableSummary): string {
  if (seat.kind === 'open') return t('seat-awaits');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  if (table.status === 'over') return table.winners?.includes(seat.seat) ? t('winner') : '';
  return t(seat.online ? 'online' : 'away');
}
