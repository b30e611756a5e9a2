/** Where the pips of each face lie, on a die of 24. */
const [LOW, MID, HIGH] = [6.8, 12, 17.2];
const CORNERS: readonly (readonly [number, number])[] = [[LOW, LOW], [HIGH, HIGH], [HIGH, LOW], [LOW, HIGH]];

export function pips(face: number): (readonly [number, number])[] {
  const corners = CORNERS.slice(0, face - (face % 2)).slice(0, 4);
  const middle: (readonly [number, number])[] = face % 2 ? [[MID, MID]] : [];
  const sides: (readonly [number, number])[] = face === 6 ? [[LOW, MID], [HIGH, MID]] : [];
  return [...corners, ...middle, ...sides];
}
