/** What stands where, so that a structure travels from its board to the map and back. */
import { follower } from '../../shell/pieces';
import { BUILDINGS, settled, type Building, type GaiaView } from './view';

const hexPlace = (hex: string): string => `hex:${hex}`;
/** A place in a row of a seat's board; they count from the last to be built, so that the first to be built goes. */
const boardPlace = (kind: string, place: number): string => `board:${kind}.${place}`;

/** How many structures of a kind (`seat/structure`) are left on the board. */
function left(view: GaiaView, seat: number, structure: Building): number {
  const built = view.hexes.filter((hex) => hex.structure === structure && hex.owner === seat);
  return Math.max(0, view.printed.supply[structure] - built.length);
}

const pieces = follower((view: GaiaView) => {
  const found = new Map<string, string>();
  for (const { hex, structure, owner } of view.hexes) {
    if (structure && owner !== undefined) found.set(hexPlace(hex), `${owner}/${structure}`);
  }
  for (const { seat } of settled(view)) {
    for (const structure of BUILDINGS) {
      const kind = `${seat}/${structure}`;
      for (let place = 0; place < left(view, seat, structure); place += 1) found.set(boardPlace(kind, place), kind);
    }
  }
  return found;
});

/** The id of the structure on each hex. */
export function onMap(view: GaiaView): Map<string, string> {
  const ids = pieces(view);
  return new Map(
    view.hexes.flatMap(({ hex }) => {
      const id = ids.get(hexPlace(hex));
      return id === undefined ? [] : [[hex, id] as const];
    }),
  );
}

/** The ids of the structures that are left on a seat's board, the next to be built first. */
export function onBoard(view: GaiaView, seat: number): Record<Building, string[]> {
  const ids = pieces(view);
  const rows = BUILDINGS.map((structure) => {
    const places = Array.from({ length: left(view, seat, structure) }, (_, place) => boardPlace(`${seat}/${structure}`, place));
    return [structure, places.flatMap((place) => ids.get(place) ?? []).toReversed()] as const;
  });
  return Object.fromEntries(rows) as Record<Building, string[]>;
}
