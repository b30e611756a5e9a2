/**
 * Which piece is which. A view only tells what lies where; a piece that moved is told from a new one
 * by comparing a view with the one before: whatever left its place is what turned up elsewhere.
 */

/** Ids of pieces by their places, e.g. `bot-A#12` at `port:7`; a board gives them as `data-piece`. */
export type Places = ReadonlyMap<string, string>;

/** Follows the pieces of a game through its views; `kinds` tells what kind of piece lies where. */
export function follower<View extends object>(kinds: (view: View) => ReadonlyMap<string, string>): (view: View) => Places {
  const known = new WeakMap<View, Places>();
  let before: Places = new Map();
  let created = 0;

  /** What stayed keeps its id, what turned up takes that of one of its kind that left, else a new one. */
  function follow(now: ReadonlyMap<string, string>): Places {
    const ids = new Map<string, string>();
    const free = new Map<string, string[]>();
    for (const [place, id] of before) {
      const kind = id.slice(0, id.lastIndexOf('#'));
      if (now.get(place) === kind) ids.set(place, id);
      else free.set(kind, [...(free.get(kind) ?? []), id]);
    }
    for (const [place, kind] of now) {
      if (!ids.has(place)) ids.set(place, free.get(kind)?.shift() ?? `${kind}#${(created += 1)}`);
    }
    return ids;
  }

  return (view) => {
    let ids = known.get(view);
    if (!ids) {
      ids = follow(kinds(view));
      known.set(view, ids);
      before = ids;
    }
    return ids;
  };
}
