/**
 * Which piece is which, so that a structure travels from its board to the map and back: every
 * structure of a seat has a number; those on the map keep theirs, the board has the rest.
 */
import { BUILDINGS, settled, type Building, type GaiaView } from './view';

/** The number of the piece on each hex, by `seat/structure`. */
type Standing = Map<string, Map<string, number>>;

const known = new WeakMap<GaiaView, Standing>();
let before: Standing = new Map();

/** Those that stayed keep their numbers, new ones take the lowest that are free. */
export function follow(old: ReadonlyMap<string, number>, hexes: readonly string[]): Map<string, number> {
  const now = new Map(hexes.flatMap((hex) => (old.has(hex) ? [[hex, old.get(hex)!] as const] : [])));
  const used = new Set(now.values());
  let free = 0;
  for (const hex of hexes) {
    if (now.has(hex)) continue;
    while (used.has(free)) free += 1;
    used.add(free);
    now.set(hex, free);
  }
  return now;
}

function standing(view: GaiaView): Standing {
  let found = known.get(view);
  if (!found) {
    const hexes = new Map<string, string[]>();
    for (const { hex, structure, owner } of view.hexes) {
      if (!structure || owner === undefined) continue;
      const name = `${owner}/${structure}`;
      hexes.set(name, [...(hexes.get(name) ?? []), hex]);
    }
    found = new Map([...hexes].map(([name, list]) => [name, follow(before.get(name) ?? new Map(), list)]));
    known.set(view, found);
    before = found;
  }
  return found;
}

/** The id of the structure on each hex. */
export function onMap(view: GaiaView): Map<string, string> {
  return new Map(
    [...standing(view)].flatMap(([name, hexes]) =>
      [...hexes].map(([hex, number]) => [hex, `${name}#${number}`] as const),
    ),
  );
}

/** The ids of the structures that are left on a seat's board, the next to be built first. */
export function onBoard(view: GaiaView, seat: number): Record<Building, string[]> {
  const player = settled(view).find((each) => each.seat === seat);
  const rows = BUILDINGS.map((structure) => {
    const name = `${seat}/${structure}`;
    const used = new Set(standing(view).get(name)?.values());
    const all = Array.from({ length: view.printed.supply[structure] }, (_, number) => number);
    const left = all.filter((number) => !used.has(number));
    return [structure, player ? left.map((number) => `${name}#${number}`) : []] as const;
  });
  return Object.fromEntries(rows) as Record<Building, string[]>;
}
