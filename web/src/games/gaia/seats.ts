/** A seat's colour and shape; the Automa wears the fifth, which no player has. */
import type { SeatInfo, Translate } from '../../shell/game-ui';
import type { Owner } from './view';

const AUTOMA = 4;

export function seatNumber(owner: Owner): number {
  return owner === 'automa' ? AUTOMA : owner % 5;
}

export const colour = (owner: Owner): string => `var(--seat-${seatNumber(owner) + 1})`;
export const shape = (owner: Owner): string => `#seat-${seatNumber(owner) + 1}`;

/** What the owner is called at this table. */
export function ownerName(owner: Owner, you: number | null, seats: SeatInfo[], t: Translate): string {
  if (owner === 'automa') return t('board-automa');
  if (owner === you) return t('you');
  return seats[owner]?.name ?? t('player', { number: owner + 1 });
}
