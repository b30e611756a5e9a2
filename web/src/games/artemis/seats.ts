/** The colour and the shape of whoever owns a die; drones have no seat's. */
import type { Owner } from './view';

export const seatNumber = (seat: number): number => (seat % 5) + 1;

export const colourOf = ({ seat, drone }: Owner): string => (seat === null ? `var(--ar-drone-${drone})` : `var(--seat-${seatNumber(seat)})`);
