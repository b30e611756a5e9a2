/** Who sits where: the others as their turns follow mine around the table. */
export function around<Sitting extends { seat: number }>(seats: readonly Sitting[], you: number | null): Sitting[] {
  if (you === null) return [...seats];
  const after = ({ seat }: Sitting): number => (seat - you + seats.length) % seats.length;
  return seats.filter(({ seat }) => seat !== you).toSorted((one, other) => after(one) - after(other));
}
