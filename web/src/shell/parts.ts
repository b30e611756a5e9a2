/** Boards whose parts a narrow screen shows one at a time. */
import type { LegalAction } from './game-ui';

/** The parts where there is something to point at. */
export function partsWithTargets<Part>(
  actions: readonly LegalAction[],
  partOf: (target: string) => Part | undefined,
): Set<Part> {
  return new Set(actions.flatMap(({ targets }) => targets.map(partOf).filter((part) => part !== undefined)));
}
