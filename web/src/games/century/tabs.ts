/** The parts of the board that a narrow screen shows one at a time, and where things are. */
import type { LegalAction } from '../../shell/game-ui';
import { partsWithTargets } from '../../shell/parts';
import type { CenturyView, Phase } from './view';

export type Part = 'auction' | 'country' | 'catastrophe' | 'countries';

export const PARTS: readonly Part[] = ['auction', 'country', 'catastrophe', 'countries'];

const PLACES: Readonly<Record<string, Part>> = {
  technology: 'auction',
  quit: 'auction',
  column: 'catastrophe',
  tile: 'country',
  cell: 'country',
  turn: 'country',
  city: 'country',
  anchor: 'country',
  effect: 'country',
  done: 'country',
  keep: 'country',
};

const AT: Readonly<Record<Phase, Part>> = { auction: 'auction', catastrophe: 'catastrophe', consolidation: 'country', production: 'country', over: 'country' };

/** Where a target is; a territory for sale is called by its tile too. */
export function partOf(target: string, { phase }: Pick<CenturyView, 'phase'>): Part | undefined {
  const kind = target.split(':')[0]!;
  return kind === 'tile' && phase === 'auction' ? 'auction' : PLACES[kind];
}

/** Where there is something to point at. */
export const partsFor = (actions: readonly LegalAction[], view: Pick<CenturyView, 'phase'>): Set<Part> =>
  partsWithTargets(actions, (target) => partOf(target, view));

/** Where what is going on is to be seen. */
export const partAt = ({ phase }: Pick<CenturyView, 'phase'>): Part => AT[phase];
