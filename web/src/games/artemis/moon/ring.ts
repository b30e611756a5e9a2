/** The order of resolution around the moon: a letter before each region, and one after the last (R48). */
import type { Letter, Region } from '../view';
import { REGIONS } from '../view';

export type Stop = { letter: Letter } | { region: Region };

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** The Outfitters are not resolved: what they give comes at once (R47). */
const RESOLVED = REGIONS.slice(0, -1);

export const STOPS: readonly Stop[] = LETTERS.flatMap((letter, at): Stop[] => {
  const region = RESOLVED[at];
  return region ? [{ letter }, { region }] : [{ letter }];
});

/** The first stop lies at the left, a little above the middle; they go round clockwise. */
const FIRST = 205;
const LAST = 535;

export function stopAt(index: number, radius: number): { x: number; y: number } {
  const angle = ((FIRST + ((LAST - FIRST) * index) / (STOPS.length - 1)) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
