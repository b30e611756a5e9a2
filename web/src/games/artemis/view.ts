/** The view, and what is read from it everywhere. */
import type { ArtemisView, Colonist, Player, Region } from '../../generated/views/artemis';

export type * from '../../generated/views/artemis';

export const COLONISTS: readonly Colonist[] = ['pioneer', 'engineer', 'marine', 'steward'];
/** In the order in which they are resolved; the last is not numbered. */
export const REGIONS: readonly Region[] = ['basecamp', 'vents', 'quarry', 'gantry', 'doorstep', 'academy', 'outfitters'];
export const GOODS = ['energy', 'ore', 'toolkits', 'badges'] as const;

export type People = Readonly<Record<Colonist, number>>;
/** Whose a die is: a seat's, or a drone's. */
export interface Owner {
  seat: number | null;
  drone: number | null;
}

export const playerAt = (view: ArtemisView, seat: number | null): Player | null => (seat === null ? null : (view.players[seat] ?? null));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const headcount = (people: People): number => sum(COLONISTS.map((kind) => people[kind]));

export const isSame = (one: Owner, other: Owner): boolean => one.seat === other.seat && one.drone === other.drone;

/** The types that are there, with how many of each. */
export const present = (people: People): { kind: Colonist; count: number }[] =>
  COLONISTS.filter((kind) => people[kind]).map((kind) => ({ kind, count: people[kind] }));

/** The seats as their turns follow, from the first player. */
export const turnOrder = ({ seats, first }: ArtemisView): number[] => Array.from({ length: seats }, (_, place) => (first + place) % seats);
