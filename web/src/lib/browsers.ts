/** A browser's long description of itself, in two words. */

const BROWSERS: [string, RegExp][] = [
  ['Edge', /Edg\//u],
  ['Opera', /OPR\//u],
  ['Firefox', /Firefox\//u],
  ['Chrome', /Chrome\//u],
  ['Safari', /Safari\//u],
];
const SYSTEMS: [string, RegExp][] = [
  ['Android', /Android/u],
  ['iPhone', /iPhone/u],
  ['iPad', /iPad/u],
  ['Windows', /Windows/u],
  ['macOS', /Mac OS/u],
  ['Linux', /Linux/u],
];

const first = (list: [string, RegExp][], agent: string): string | undefined =>
  list.find(([, sign]) => sign.test(agent))?.[0];

export function browserOf(agent: string): string {
  const found = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean);
  return found.length ? found.join(', ') : agent.slice(0, 60);
}
