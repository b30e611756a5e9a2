/** How far a player's ships fly from what it owns. */
import { distance } from '../hexgrid';
import { playerAt, type GaiaView, type Hex, type Owner } from '../view';

/** Gaiaformers and satellites extend no range (R37). */
function departs(hex: Hex, owner: Owner): boolean {
  return (hex.owner === owner && hex.structure !== 'gaiaformer') || hex.shared === owner;
}

/** Every hex within the range of that seat, without QIC. */
export function reach(view: GaiaView, seat: number): Hex[] {
  const range = playerAt(view, seat)?.range ?? 0;
  const from = view.hexes.filter((hex) => departs(hex, seat));
  return view.hexes.filter((hex) => from.some((base) => distance(base, hex) <= range));
}
