/** The parts of the board that a narrow screen shows one at a time. */
import type { LegalAction } from '../../shell/game-ui';
import { partsWithTargets } from '../../shell/parts';

export type Tab = 'map' | 'research' | 'round';

const PLACES: Record<string, Tab> = {
  hex: 'map',
  area: 'research',
  tech: 'research',
  advanced: 'research',
  action: 'research',
  booster: 'round',
  pass: 'round',
  token: 'research',
  faction: 'research',
};

const tabOf = (target: string): Tab | undefined => PLACES[target.split(':')[0]!];

/** Where there is something to point at. */
export const tabsFor = (actions: readonly LegalAction[]): Set<Tab> => partsWithTargets(actions, tabOf);

/** Where a question is answered: on the map if it can be, else wherever there is something. */
export function busiest(actions: readonly LegalAction[]): Tab | null {
  const tabs = tabsFor(actions);
  return tabs.has('map') ? 'map' : ([...tabs][0] ?? null);
}
