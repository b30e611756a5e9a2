/** What a country would be by the answer in mind: production, waste and points before and after. */
import type { LegalAction } from '../../../shell/game-ui';
import { RESOURCES, type Amounts, type CenturyView, type Player, type Turned } from '../view';

export interface Ahead {
  action: LegalAction;
  view: CenturyView;
}

/** The seat's side of the table as it would be; `null` where nothing, or not one thing, is in mind. */
export function thenOf(ahead: readonly Ahead[], seat: number): Player | null {
  return ahead.length === 1 ? (ahead[0]!.view.players[seat] ?? null) : null;
}

export const plus = (one: Amounts, other: Amounts): Amounts => ({
  coins: one.coins + other.coins,
  science: one.science + other.science,
  points: one.points + other.points,
});

export const minus = (one: Amounts, other: Amounts): Amounts => ({
  coins: one.coins - other.coins,
  science: one.science - other.science,
  points: one.points - other.points,
});

export const total = (amounts: Amounts): number => RESOURCES.reduce((sum, resource) => sum + amounts[resource], 0);

export const isSame = (one: Amounts, other: Amounts): boolean => RESOURCES.every((resource) => one[resource] === other[resource]);

/**
 * What would be produced: by the view that an answer leads to, else by what attaching the tile so brings. An answer
 * before the last one of attaching a territory produces nothing yet.
 */
export function producedThen(now: Player, then: Player | null, brings: Turned | null): Amounts {
  if (then && !isSame(then.production, now.production)) return then.production;
  return brings ? plus(now.production, brings.gains) : now.production;
}
