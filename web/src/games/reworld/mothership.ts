/** What the mothership would pay if it came now (R66-R69). */
import { shields } from './modules';
import { citySize, LETTERS, sum, type Letter, type ReworldView } from './view';

export type Category = 'defence' | Letter;

export interface Share {
  seat: number;
  /** Shields or tiles. */
  size: number;
  points: number;
  first: boolean;
}
export interface Row {
  category: Category;
  best: number;
  shares: Share[];
}

export function mothership(view: ReworldView): Row[] {
  return (['defence', ...LETTERS] as const).map((category) => {
    const places = view.printed.mothership[category];
    const sizes = view.players.map((player) =>
      category === 'defence' ? shields(player) : citySize(player, category),
    );
    const shares = sizes.map((size, seat) => ({
      seat,
      size,
      points: size ? share(sizes, size, places) : -view.printed.absence_penalty,
      first: size > 0 && size === Math.max(...sizes),
    }));
    return { category, best: places[0] ?? 0, shares };
  });
}

/** Those who tie share the places they take up, rounded down. */
function share(sizes: number[], size: number, places: readonly number[]): number {
  const ahead = sizes.filter((other) => other > size).length;
  const tied = sizes.filter((other) => other === size).length;
  const paid = places.slice(ahead, ahead + tied).reduce((total, points) => total + points, 0);
  return Math.floor(paid / tied);
}

/** Once all docks are empty it has come: its points are in the scores (R65). */
export const arrived = (view: ReworldView): boolean =>
  view.chapter === 2 && view.players.every(({ flying, docks }) => !flying && docks.every((dock) => !dock.length));

/** The points of each seat, with those of the mothership. */
export function totals(view: ReworldView): number[] {
  const rows = arrived(view) ? [] : mothership(view);
  return view.players.map(({ seat, score }) => score + sum(rows.map(({ shares }) => shares[seat]?.points ?? 0)));
}
