/** The parts of the board that a narrow screen shows one below the other, and where things are. */
import type { LegalAction } from '../../shell/game-ui';
import { partsWithTargets } from '../../shell/parts';
import { REGIONS, type Region } from './view';

export type Part = Region | 'relief' | 'colony';

export const PARTS: readonly Part[] = [...REGIONS, 'relief', 'colony'];

const PLACES: Record<string, Part> = {
  expedition: 'basecamp',
  reward: 'basecamp',
  'die-on-card': 'basecamp',
  abroad: 'basecamp',
  vents: 'vents',
  quarry: 'quarry',
  gantry: 'gantry',
  doorstep: 'doorstep',
  academy: 'academy',
  outfitters: 'outfitters',
  relief: 'relief',
  shelters: 'colony',
  building: 'colony',
  directive: 'colony',
};

/** Where a target is; dice and their faces are beside the question. */
export const partOf = (target: string): Part | undefined => PLACES[target.split(':')[0]!];

/** Where there is something to point at. */
export const partsFor = (actions: readonly LegalAction[]): Set<Part> => partsWithTargets(actions, partOf);
