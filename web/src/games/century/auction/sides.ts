/** What is read off a printed face. */
import type { PrintedTile } from '../view';

/** At how many sides rails leave a tile. */
export const sidesOf = ({ rails }: PrintedTile): number => new Set(rails.flat().filter((anchor) => /^[NESW]$/u.test(anchor))).size;
