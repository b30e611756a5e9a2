/** What a population ship asks for. */
import type { Sentence } from '../../shell/game-ui';
import type { GlyphName } from './pieces/glyphs';
import { DOCKS, type PopulationShip } from './view';

/** The number of the dock that a ship asks to be empty, 0 for other ships. */
export function dockOf(ship: string): number {
  const dock = Number(/^dock_(\d)$/.exec(ship)?.[1] ?? 0);
  return dock <= DOCKS ? dock : 0;
}

/** The condition of a population ship. */
export function shipName({ id, target }: PopulationShip): Sentence {
  const dock = dockOf(id);
  return dock ? { id: 'ship-dock', args: { dock } } : { id: `ship-${id}`, args: { threshold: target } };
}

/** The sign of what a ship counts; those of one dock show its number instead. */
export const SHIP_SIGNS: Record<string, GlyphName> = {
  all_docks: 'docks',
  city: 'city',
  shields: 'shield',
  shuttles: 'shuttle',
  satellites: 'satellite',
  farms: 'farm',
  companies: 'companies',
  rows: 'rows',
  score: 'score',
};

/** The rule that tells what counts for a ship. */
export function shipRule({ id }: PopulationShip): string {
  if (id.includes('dock')) return 'R60';
  return id === 'score' ? 'R63' : 'R62';
}
