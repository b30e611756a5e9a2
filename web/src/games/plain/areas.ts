/** Reads any JSON view as areas, rows and values. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export const isTable = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value fits on one line. */
export function isSimple(value: Json): boolean {
  if (Array.isArray(value)) return value.every((item) => !isTable(item) && !Array.isArray(item));
  return !isTable(value);
}

export const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** `terrabot_points` as "terrabot points". */
export const label = (name: string): string => name.replaceAll('_', ' ');

export function words(value: Json): string {
  if (value === null || value === false) return '–';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.length ? value.map(words).join('  ') : '–';
  return String(value);
}

/** The players' part of a view, when it has one seat per entry. */
export function ofSeat(view: Json, seat: number | null): Json {
  if (!isTable(view) || seat === null) return null;
  const players = view['players'];
  return Array.isArray(players) ? (players[seat] ?? null) : null;
}

/**
 * The target ids that mean this part: an object `{port: 7, ...}` in `ports`, or entry 7 of a list
 * called `ports`, is `port:7` when some action names that.
 */
export function targetOf(parent: string, index: number, value: Json, known: ReadonlySet<string>): string | null {
  const kind = parent.replace(/ies$/u, 'y').replace(/s$/u, '');
  const own = isTable(value) ? [value[kind], value['id'], value['letter'], value['name']] : [];
  for (const name of [...own, index + 1, index]) {
    if (typeof name === 'object' || name === undefined) continue;
    const id = `${kind}:${name}`;
    if (known.has(id)) return id;
  }
  return null;
}
