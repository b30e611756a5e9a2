/** What things are and do, in the words of the game. */
import type { SeatInfo, Sentence, Translate } from '../../shell/game-ui';
import type { Ahead } from './ahead';
import type { Places } from './identity';
import { present, type ArtemisView, type BuildingCode, type Colonist, type DirectiveCode, type EventCode, type Owner, type People, type Printed } from './view';

/** What an expedition or a space of the relief track gives. */
export type Reward = Readonly<Record<string, number>>;

export const buildingKey = (id: BuildingCode): string => `building-${id}`;
export const regionKey = (region: string): string => `board-region-${region}`;

export const people = (there: People): Sentence[] =>
  present(there).map(({ kind, count }) => ({ id: `number-${kind}`, args: { count } }));

/** In the order in which gains are said. */
const GOODS: Record<string, string> = {
  energy: 'goods-energy',
  ore: 'goods-ore',
  toolkits: 'goods-toolkits',
  badges: 'goods-badges',
  points: 'goods-points',
  energy_or_ore: 'goods-either',
  colonists: 'goods-colonists',
  building: 'no-building',
  training: 'goods-training',
  points_per_marine: 'goods-per-marine',
  points_per_steward: 'goods-per-steward',
  relief: 'goods-relief',
  relic: 'goods-relic',
};

/** What a reward gives; with a card, the colonists and the building that wait there. */
export function reward(given: Reward, card?: { colonists: People; building: BuildingCode | null }): Sentence {
  const goods = Object.entries(GOODS).flatMap(([name, id]): Sentence[] => {
    const count = given[name];
    if (!count) return [];
    if (name === 'colonists' && card) return people(card.colonists);
    if (name === 'building' && card?.building) return [{ id: buildingKey(card.building) }];
    return [{ id, args: { count } }];
  });
  return { id: 'together', args: { goods } };
}

/** What an event does. */
export function eventEffect(printed: Printed, id: EventCode): Sentence {
  const { amount, toolkits } = printed.events[id];
  return { id: `happening-${id}-effect`, args: { amount, toolkits } };
}

/** What the numbers of an effect count; the others are numbers in its sentence. */
const COUNTED: Record<string, string> = {
  energy: 'goods-energy',
  ore: 'goods-ore',
  toolkits: 'goods-toolkits',
  points: 'goods-points',
  extra: 'goods-points',
  energy_or_ore: 'goods-either',
  loss: 'goods-ore',
};
const PRICES: Partial<Record<BuildingCode, string>> = { ops_center: 'goods-ore', sensor_station: 'goods-energy', snowcat_garage: 'goods-toolkits' };

/** What a building does or scores once it is full. */
export function effect(printed: Printed, id: BuildingCode): Sentence {
  const args = Object.entries(printed.buildings[id].effect).map(([name, count]) => {
    const counted = name === 'price' ? PRICES[id] : COUNTED[name];
    return [name, counted ? { id: counted, args: { count } } : count] as const;
  });
  return { id: `board-does-${id}`, args: Object.fromEntries(args) };
}

/** What a building is, what it does, and who fits. */
export function aboutBuilding(printed: Printed, id: BuildingCode, t: Translate): string {
  const { slots, any, ocean } = printed.buildings[id];
  const fitting: Sentence[] = [...people(slots), ...(any ? [{ id: 'board-anybody', args: { count: any } }] : [])];
  const does = effect(printed, id);
  return t(ocean ? 'board-about-ocean' : 'board-about-surface', { building: { id: buildingKey(id) }, does, slots: fitting });
}

/** What a directive asks for. */
export function aim(printed: Printed, id: DirectiveCode): Sentence {
  const least = Math.max(...printed.directives[id].conditions.map(([, lowest]) => lowest));
  return { id: `directive-${id}-aim`, args: { least } };
}

/** What somebody is called at this table. */
export function ownerName({ seat, drone }: Owner, you: number | null, seats: readonly SeatInfo[], t: Translate): string {
  if (drone !== null) return t('board-drone', { drone });
  if (seat === you) return t('you');
  return seats[seat!]?.name ?? t('player', { number: seat! + 1 });
}

/** A colonist's type by itself. */
export const kindName = (kind: Colonist | 'any', t: Translate): string => t(`board-${kind}`);

/** The view, with what to say of it. */
export interface Table {
  view: ArtemisView;
  you: number | null;
  seats: readonly SeatInfo[];
  t: Translate;
}

/** What every region is handed. */
export interface RegionProps {
  table: Table;
  ahead: readonly Ahead[];
  ids: Places;
  /** What was pointed at for the move. */
  chosen: readonly string[];
  /** What can be pointed at now. */
  offered: ReadonlySet<string>;
  /** The dice that the last move placed. */
  fresh: ReadonlySet<string>;
}
