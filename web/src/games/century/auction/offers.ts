/** What is on offer in a round keeps its place until the round ends, also once it is sold. */

/** In the order in which the things are printed. */
export function inPrintedOrder(ids: readonly string[], printed: Readonly<Record<string, unknown>>): string[] {
  const places = new Map(Object.keys(printed).map((id, place) => [id, place]));
  return ids.toSorted((one, other) => places.get(one)! - places.get(other)!);
}
