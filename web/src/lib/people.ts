/** People as pages call them; whoever deleted their account has a number instead of a name. */
import type { SeatInfo } from './types';
import { t } from './words.svelte';

export const isDeleted = (name: string): boolean => /^—\s?\d+$/u.test(name);

export const personName = (name: string): string => (isDeleted(name) ? t('deleted-player') : name);

export const seatName = (seat: SeatInfo | undefined): string =>
  seat?.name == null ? t('free-seat') : personName(seat.name);

/** The address of somebody's page. */
export const personPage = (name: string): string => `/players/${encodeURIComponent(name)}`;

/** The seats with names to be shown; the same list where nobody is gone. */
export const wordedSeats = (seats: SeatInfo[]): SeatInfo[] =>
  seats.some(({ name }) => name !== null && isDeleted(name))
    ? seats.map((seat) => (seat.name === null ? seat : { ...seat, name: personName(seat.name) }))
    : seats;
