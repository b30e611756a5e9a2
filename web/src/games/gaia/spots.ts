/** Where in its sector a hex lies, in the words of the log and the buttons: its centre, beside it, or an edge. */
import type { Sentence } from '../../shell/game-ui';
import { centre, distance, type Cell } from './hexgrid';
import type { GaiaView, Hex } from './view';

/** Clockwise from the top, a twelfth of the circle each. */
const DIRECTIONS = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const;

const mean = (numbers: number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

export function spotOf(hex: Hex, { hexes }: Pick<GaiaView, 'hexes'>): Sentence {
  const sector = hexes.filter((other) => other.sector === hex.sector);
  const offset: Cell = { q: hex.q - mean(sector.map(({ q }) => q)), r: hex.r - mean(sector.map(({ r }) => r)) };
  const steps = distance(offset, { q: 0, r: 0 });
  if (!steps) return { id: 'board-spot-centre' };
  const [x, y] = centre(offset);
  const twelfth = Math.round((Math.atan2(x, -y) * 6) / Math.PI);
  const direction = { id: `direction-${DIRECTIONS[(twelfth + 12) % 12]!}` };
  return { id: steps === 1 ? 'board-spot-inner' : 'board-spot-edge', args: { direction } };
}
