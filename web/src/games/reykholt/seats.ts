/** The colour of a seat's pieces, and what its sign on them is drawn in. */
export const seatNumber = (seat: number): number => (seat % 5) + 1;

export const colourOf = (seat: number): string => `var(--seat-${seatNumber(seat)})`;
