/** What the last move touched, read from its events: seat by place. */
import type { EventMessage } from '../../shell/game-ui';
import { touchedBy } from '../../shell/last';
import type { PopulationShip } from './view';
import { shipName } from './ships';

/** Who moved there, by `port:7`, `admiral`, `1/city:A`, `1/defence`, `1/satellites`. */
export const touched = (events: EventMessage[]): Map<string, number> =>
  touchedBy(events, ({ id, args = {} }, seat) => {
    const place = placeOf(id, args);
    if (!place) return [];
    return [place.startsWith('/') ? `${seat}${place}` : place];
  });

function placeOf(id: string, args: NonNullable<EventMessage['args']>): string | null {
  switch (id) {
    case 'event-ModuleTaken':
      return `port:${String(args.port)}`;
    case 'event-AdmiralTaken':
      return 'admiral';
    case 'event-CityFounded':
    case 'event-TerrabotLanded':
    case 'event-UnitLanded':
      return `/city:${String(args.city)}`;
    case 'event-DefenceRaised':
      return '/defence';
    case 'event-MissionFlown':
    case 'event-MissionFlown-city':
      return '/satellites';
    default:
      return null;
  }
}

/** Whether the last move won that ship. */
export function justWon(events: EventMessage[], ship: PopulationShip): boolean {
  const name = shipName(ship);
  return events.some(({ id, args = {} }) => {
    const won = args.ship;
    if (id !== 'event-ShipWon' || typeof won !== 'object' || Array.isArray(won)) return false;
    return won.id === name.id && won.args?.dock === name.args?.dock;
  });
}
