/** What there is to see of Gaia Project, and what the client reads out of it. */
import type { Area, Building, GaiaView, Home, Player, Printed } from '../../generated/views/gaia';

export type {
  Amounts,
  Area,
  Automa,
  BrainstonePlace as Place,
  Building,
  Count,
  Final,
  GaiaView,
  Hex,
  Home,
  Newcomer,
  Owner,
  Plan,
  Planet,
  Player,
  Preview,
  Printed,
  PrintedAction,
  PrintedAdvanced,
  PrintedBooster,
  PrintedCard,
  PrintedFaction,
  PrintedStandard,
  Structure,
  Trigger,
} from '../../generated/views/gaia';

export const AREAS = [
  'terraforming',
  'navigation',
  'artificial-intelligence',
  'gaia-project',
  'economy',
  'science',
] as const satisfies Area[];
/** The home types in the order of the terraforming wheel. */
export const HOMES = ['terra', 'oxide', 'volcanic', 'desert', 'swamp', 'titanium', 'ice'] as const satisfies Home[];
/** The rows of a faction board; both academies stand in one. */
export const BUILDINGS = [
  'mine',
  'trading-station',
  'lab',
  'institute',
  'knowledge-academy',
  'qic-academy',
] as const satisfies Building[];
export const ROUNDS = 6;

export const RESOURCES = ['credits', 'ore', 'knowledge', 'qic'] as const;

/** The player on that seat, once it has a faction. */
export function playerAt(view: GaiaView, seat: number | null): Player | null {
  const player = seat === null ? undefined : view.players[seat];
  return player && player.faction !== null ? player : null;
}

/** Everybody who has a faction. */
export function settled(view: GaiaView): Player[] {
  return view.players.filter((player): player is Player => player.faction !== null);
}

/** The home type of a faction, if its board is in play. */
export function homeOf(printed: Printed, faction: string): Home | null {
  return printed.factions[faction]?.home ?? null;
}

/** How many steps around the wheel lie between two home types. */
export function steps(from: Home, to: Home): number {
  const apart = Math.abs(HOMES.indexOf(from) - HOMES.indexOf(to));
  return Math.min(apart, HOMES.length - apart);
}
