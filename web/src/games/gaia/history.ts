/**
 * What was seen before: views one after another, so that a view can be compared with the one before
 * (what the last move touched). It lasts as long as the page, for one table at a time; an undo
 * shortens it.
 */
import type { GaiaView, Hex, Owner } from './view';

export interface Touched {
  hex: string;
  owner: Owner;
}

export interface Page {
  touched: Touched[];
}

interface Kept extends Page {
  view: GaiaView;
  print: string;
}

const MOST = 600;
let table = '';
let pages: Kept[] = [];

const tableOf = (view: GaiaView): string =>
  JSON.stringify([view.tiles, view.rounds, view.finals.map(({ tile }) => tile), view.seats]);
const printOf = (view: GaiaView): string =>
  JSON.stringify([view.round, view.asked, view.question, view.players, view.automa, view.board_actions]);

/** Note a view; the same view twice is one page. */
export function remember(view: GaiaView): void {
  if (pages.at(-1)?.view === view) return;
  const name = tableOf(view);
  if (name !== table) [table, pages] = [name, []];
  const print = printOf(view);
  const again = pages.findIndex((page) => page.print === print);
  if (again >= 0) pages.length = again;
  const before = pages.at(-1);
  const changed = before ? differences(before.view.hexes, view.hexes) : [];
  pages.push({
    view,
    print,
    touched: changed.length ? changed : (before?.touched ?? []),
  });
  if (pages.length > MOST) pages.shift();
}

/** What comes next does not follow: nothing was seen before it. */
export function forget(): void {
  pages = [];
}

/** Every page so far, the oldest first. */
export const history = (): readonly Page[] => pages;

/** The hexes on which something appeared in the last move that changed any. */
export function changedHexes(view: GaiaView): Touched[] {
  return pages.find((page) => page.view === view)?.touched ?? [];
}

export function differences(before: readonly Hex[], now: readonly Hex[]): Touched[] {
  return now.flatMap((hex, index) => {
    const old = before[index];
    if (!old) return [];
    const { owner } = hex;
    if (owner !== undefined && (owner !== old.owner || hex.structure !== old.structure)) {
      return [{ hex: hex.hex, owner }];
    }
    if (hex.shared !== undefined && hex.shared !== old.shared) return [{ hex: hex.hex, owner: hex.shared }];
    const fresh = (hex.satellites ?? []).find((each) => !old.satellites?.includes(each));
    return fresh === undefined ? [] : [{ hex: hex.hex, owner: fresh }];
  });
}
