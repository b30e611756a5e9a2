/** The parts of the board that a narrow screen shows one below the other, and where things are. */
import type { LegalAction } from '../../shell/game-ui';
import { partsWithTargets } from '../../shell/parts';

export type Part = 'village' | 'tables' | 'services' | 'estate';

export const PARTS: readonly Part[] = ['village', 'tables', 'services', 'estate'];

const PLACES: Record<string, Part> = {
  space: 'village',
  part: 'village',
  branch: 'village',
  pile: 'village',
  table: 'village',
  bonus: 'village',
  event: 'village',
  service: 'services',
};

/** Where a target is; goods and greenhouses are beside the question. */
export const partOf = (target: string): Part | undefined => PLACES[target.split(':')[0]!];

/** Where there is something to point at. */
export const partsFor = (actions: readonly LegalAction[]): Set<Part> => partsWithTargets(actions, partOf);
