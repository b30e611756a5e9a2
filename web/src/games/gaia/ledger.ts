/** The ledger of a seat: what every move changed, and what that made. */
import type { EventMessage } from '../../shell/game-ui';
import type { Page } from './history';
import type { Player } from './view';

export const COLUMNS = ['credits', 'ore', 'knowledge', 'qic', 'power', 'tokens', 'vp'] as const;
export type Column = (typeof COLUMNS)[number];
export type Line = Record<Column, number>;

export interface Row {
  events: EventMessage[];
  change: Line;
}

export interface Ledger {
  start: Line;
  rows: Row[];
  now: Line;
}

/** Power is what bowl III would pay, tokens are those in all bowls and the Gaia area. */
export function lineOf(player: Player): Line {
  const { credits, ore, knowledge, qic, power, vp, bowls, gaia_area, brainstone } = player;
  const stones = brainstone && brainstone !== 'gone' ? 1 : 0;
  const tokens = bowls.reduce((sum, bowl) => sum + bowl, gaia_area + stones);
  return { credits, ore, knowledge, qic, power, tokens, vp };
}

const minus = (now: Line, before: Line): Line =>
  Object.fromEntries(COLUMNS.map((name) => [name, now[name] - before[name]])) as Line;

const isNothing = (line: Line): boolean => COLUMNS.every((name) => line[name] === 0);

/** What happened to that seat in the last round that was seen. */
export function ledger(pages: readonly Page[], seat: number): Ledger | null {
  const round = pages.at(-1)?.round;
  const first = pages.findIndex((page) => page.round === round);
  const seen = pages.slice(Math.max(0, first - 1)).flatMap(({ players, events }) => {
    const player = players.find((each) => each.seat === seat);
    return player ? [{ line: lineOf(player), events }] : [];
  });
  const [start] = seen;
  if (!start) return null;
  const rows = seen.slice(1).flatMap(({ line, events }, index) => {
    const change = minus(line, seen[index]!.line);
    return isNothing(change) ? [] : [{ events, change }];
  });
  return { start: start.line, rows, now: seen.at(-1)!.line };
}
