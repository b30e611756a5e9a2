/** Reads any JSON view as areas, rows and values. */
import type { LegalAction, Sentence } from '../../shell/game-ui';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Table = { [name: string]: Json };

export const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text key with arguments, as in events. */
export const isSentence = (value: Json): value is Json & Sentence =>
  isTable(value) &&
  typeof value['id'] === 'string' &&
  Object.keys(value).every((name) => name === 'id' || (name === 'args' && isTable(value['args'])));

/** Whether a value fits on one line. */
export function isSimple(value: Json): boolean {
  if (Array.isArray(value)) return value.every((item) => !Array.isArray(item) && (!isTable(item) || isSentence(item)));
  return !isTable(value) || isSentence(value);
}

export function isEmpty(value: Json): boolean {
  if (isTable(value)) return Object.values(value).every(isEmpty);
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What there is to show of a table, the short parts first. */
export function partsOf(value: Table): [name: string, part: Json][] {
  const parts = Object.entries(value).filter(([, part]) => !isEmpty(part));
  return [...parts.filter(([, part]) => isSimple(part)), ...parts.filter(([, part]) => !isSimple(part))];
}

/** `terrabot_points` as "terrabot points", `hex:3x-2` as "hex 3x-2". */
export const spaced = (name: string): string => name.replace(/[_:]/gu, ' ');

/** The parts of a view that belong to a seat each, in the order of the seats. */
export function playersOf(view: Json): Table[] {
  const players = isTable(view) ? view['players'] : undefined;
  return Array.isArray(players) && players.every(isTable) ? players : [];
}

/** The seat of an entry of `players`: it may tell, else it is its place. */
export const seatAt = (player: Table, index: number): number =>
  typeof player['seat'] === 'number' ? player['seat'] : index;

/** The same part of the view as it would be; nothing where it would not be there. */
export function partOf(then: Json | undefined, name: string | number): Json | undefined {
  if (Array.isArray(then)) return typeof name === 'number' ? then[name] : undefined;
  return isTable(then) ? then[name] : undefined;
}

/** Whether a part would be another one. */
export const differs = (value: Json, then: Json | undefined): then is Json =>
  then !== undefined && JSON.stringify(value) !== JSON.stringify(then);

/** Where a part lies in the view. */
export const at = (path: string, name: string | number): string => `${path}/${name}`;

/**
 * Which parts of the view the actions name, by path: `{port: 7, …}` in a list `ports` is `port:7`, and so
 * is the seventh entry of the list if it lies in the middle of the table or before the reader. Each target
 * is found once, and never among the things of other seats.
 */
export function targetsIn(view: Json, you: number | null, known: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const walk = (value: Json, name: string, path: string, depth = 0): void => {
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        const id = targetOf(name, item, depth === 1 ? index : null, known);
        if (id && !taken.has(id)) {
          found.set(at(path, index), id);
          taken.add(id);
        } else walk(item, name, at(path, index), depth + 1);
      });
    } else if (isTable(value)) {
      for (const [part, inner] of Object.entries(value)) {
        if (path || part !== 'players') walk(inner, part, at(path, part), depth + 1);
      }
    }
  };
  walk(view, '', '');
  playersOf(view).forEach((player, index) => {
    if (seatAt(player, index) === you) walk(player, '', `/players/${index}`);
  });
  return found;
}

function targetOf(list: string, value: Json, index: number | null, known: ReadonlySet<string>): string | null {
  const kind = list.replace(/ies$/u, 'y').replace(/s$/u, '');
  const own = isTable(value) ? [value[kind], value['id'], value['letter'], value['name']] : [];
  const names = own.filter((name) => typeof name === 'string' || typeof name === 'number');
  const counted = index === null ? [] : [known.has(`${kind}:0`) ? index : index + 1];
  return [...names, ...counted].map((name) => `${kind}:${name}`).find((id) => known.has(id)) ?? null;
}

/** Whether pointing at things leads further than the worded answers do. */
export function isPointed(actions: readonly LegalAction[]): boolean {
  const targets = actions.flatMap((action) => [...new Set(action.targets)]);
  return actions.some((action) => action.targets.length > 1) || new Set(targets).size < targets.length;
}
