/** The ledger of a seat: what every move of a round changed, and what that made. */
import type { EventMessage, Holdings, Sentence } from '../../shell/game-ui';
import { seatOf } from '../../shell/drawer/log';

export const COLUMNS = ['credits', 'ore', 'knowledge', 'qic', 'power', 'tokens', 'vp'] as const;
export type Column = (typeof COLUMNS)[number];
export type Line = Record<Column, number>;

export interface Row {
  /** What happened to the seat in this move, its income included; else what it chose, or what happened. */
  told: Sentence[];
  change: Line;
}

export interface Ledger {
  start: Line;
  rows: Row[];
  now: Line;
}

/** Power is what bowl III would pay, tokens are those in all bowls and the Gaia area. */
export function lineOf(owned: Record<string, number>): Line {
  const { credits = 0, ore = 0, knowledge = 0, qic = 0, power = 0, tokens = 0, score = 0 } = owned;
  return { credits, ore, knowledge, qic, power, tokens: tokens + (owned['gaia-area'] ?? 0), vp: score };
}

const sum = (one: Line, other: Line, sign: 1 | -1): Line =>
  Object.fromEntries(COLUMNS.map((name) => [name, one[name] + sign * other[name]])) as Line;

const isNothing = (line: Line): boolean => COLUMNS.every((name) => line[name] === 0);

const begins = ({ id }: EventMessage): boolean => id === 'event-RoundBegan';

/** What happened to that seat in the round that was begun last. */
export function ledger({ rows, now }: Holdings, seat: number): Ledger {
  const last = lineOf(now);
  const first = rows.findLastIndex(({ events }) => (events as EventMessage[]).some(begins));
  /** What was told of the seat before it came about: an income whose order is asked first. */
  let told: Sentence[] = [];
  const lines = rows.slice(Math.max(0, first)).map(({ seat: mover, text, events, change }) => {
    const all = events as EventMessage[];
    const mine = all.filter((event) => seatOf(event) === seat);
    const line = lineOf(change);
    const chosen = told.length ? told : [text];
    if (mine.length) told = isNothing(line) ? mine : [];
    if (mine.length) return { told: mine, change: line };
    return { told: mover === seat ? chosen : all.slice(0, 1), change: line };
  });
  const start = lines.reduce((line, { change }) => sum(line, change, -1), last);
  return { start, rows: lines.filter(({ change }) => !isNothing(change)), now: last };
}
