/** The sections of the environment track. */
import type { EnvironmentSpace } from '../view';

export interface Section {
  /** Points for a territory without waste. */
  clean: number;
  /** Positions, from the left. */
  spaces: number[];
}

/** Neighbouring spaces that are worth the same to a territory without waste. */
export function sectionsOf(track: readonly EnvironmentSpace[]): Section[] {
  const found: Section[] = [];
  for (const { clean, position } of track) {
    const last = found.at(-1);
    if (last?.clean === clean) last.spaces.push(position);
    else found.push({ clean, spaces: [position] });
  }
  return found;
}
