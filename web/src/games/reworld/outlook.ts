/** What an action would lead to: where a module would land, what would be won. */
import type { LegalAction, Sentence } from '../../shell/game-ui';
import { moduleOf, shields } from './modules';
import {
  citySize,
  DOCKS,
  LETTERS,
  playerAt,
  type City,
  type Letter,
  type ModuleCode,
  type Player,
  type PopulationShip,
  type ReworldView,
} from './view';

/** A row that a module may come to lie in. */
export type Row = 'defence' | 'shuttles' | 'satellites' | 'aboard' | `city:${Letter}` | `dock:${number}`;

export interface Ghost {
  row: Row;
  module: ModuleCode | null;
  /** Points at once. */
  points: number;
}

/** With more choices than this open, showing every outcome would only confuse. */
const FEW = 3;

/** Whether outcomes are worth showing: something is chosen, or little is left to choose. */
export function settled(narrowed: LegalAction[], chosen: string[]): boolean {
  return narrowed.length > 0 && (chosen.length > 0 || narrowed.length <= FEW);
}

/** Where modules would land, one ghost a row. */
export function ghosts(view: ReworldView, seat: number, actions: LegalAction[]): Map<Row, Ghost> {
  const found = new Map<Row, Ghost>();
  for (const action of actions) {
    const ghost = ghostOf(view, playerAt(view, seat), action);
    if (ghost && !found.has(ghost.row)) found.set(ghost.row, ghost);
  }
  return found;
}

function ghostOf(view: ReworldView, player: Player, action: LegalAction): Ghost | null {
  const [verb, first = '', second = ''] = action.a.split(' ');
  const points = Number(action.text.args?.points ?? 0);
  if (verb === 'pay') {
    const port = view.ports.find((each) => each.port === view.announced);
    return { row: `dock:${Number(first)}`, module: port?.module ?? null, points };
  }
  if (verb === 'land') return { row: `city:${second as Letter}`, module: first, points };
  const dock = player.docks[Number(first) - 1];
  const end = dock?.[0];
  if (!dock || !end) return null;
  switch (verb) {
    case 'launch': {
      const module = moduleOf(end);
      return module.kind === 'terrabot' ? { row: `city:${module.letter}`, module: end, points } : null;
    }
    case 'defend':
      return { row: 'defence', module: end, points };
    case 'mission':
      return { row: 'satellites', module: end, points };
    case 'transport':
      return { row: 'shuttles', module: end, points };
    case 'carry':
      return { row: 'shuttles', module: dock[1] ?? null, points };
    case 'load':
      return { row: 'aboard', module: end, points };
    default:
      return null;
  }
}

/** The ships that one of these actions would win at the end of this turn. */
export function winnable(view: ReworldView, seat: number, actions: LegalAction[]): Set<string> {
  const won = new Set<string>();
  for (const action of actions) {
    for (const id of shipsWon(view, playerAt(view, seat), action)) won.add(id);
  }
  return won;
}

function shipsWon(view: ReworldView, player: Player, action: LegalAction): string[] {
  const after = afterwards(player, action);
  if (!after) return [];
  const won: string[] = [];
  for (const ship of view.ships) {
    if (ship.owner !== null || progress(after, ship.id) < ship.target) continue;
    won.push(ship.id);
    after.score += ship.points; // counts for the ship of the score, which stands last
  }
  return won;
}

/** The player when this turn is over; null if the action does not end it. */
function afterwards(player: Player, action: LegalAction): Player | null {
  const [verb, first = '', second = ''] = action.a.split(' ');
  const score = player.score + Number(action.text.args?.points ?? 0);
  if (verb === 'land') {
    if (player.aboard.length > 1) return null;
    return landed({ ...player, score }, second as Letter, first);
  }
  const index = Number(first) - 1;
  const end = player.docks[index]?.[0];
  if (!end) return null;
  const docks = player.docks.map((dock, at) => (at === index ? dock.slice(1) : dock));
  const after = { ...player, score, docks };
  switch (verb) {
    case 'launch': {
      const module = moduleOf(end);
      return module.kind === 'terrabot' ? landed(after, module.letter, end) : null;
    }
    case 'defend':
      return { ...after, defence: [...player.defence, end] };
    case 'mission':
      return { ...after, satellites: [...player.satellites, end] };
    case 'sacrifice':
      return after;
    default:
      return null;
  }
}

function landed(player: Player, letter: Letter, module: ModuleCode): Player {
  const old = player.cities.find((city) => city.letter === letter);
  const grown: City = old
    ? { ...old, modules: [...old.modules, module] }
    : { letter, name: '', modules: [module] };
  return { ...player, cities: [...player.cities.filter((city) => city !== old), grown] };
}

function progress(player: Player, ship: string): number {
  const companies = player.cities
    .flatMap((city) => city.modules.map(moduleOf))
    .flatMap((module) => (module.kind === 'unit' ? [module.company] : []));
  const dock = /^dock_(\d)$/.exec(ship);
  if (dock) return Number(player.docks[Number(dock[1]) - 1]?.length === 0);
  switch (ship) {
    case 'all_docks':
      return player.docks.filter((each) => each.length === 0).length;
    case 'city':
      return Math.max(...LETTERS.map((letter) => citySize(player, letter)));
    case 'shields':
      return shields(player);
    case 'shuttles':
      return player.shuttles.length;
    case 'satellites':
      return player.satellites.length;
    case 'farms':
      return companies.filter((company) => company === 'farm').length;
    case 'companies':
      return new Set(companies).size;
    case 'rows':
      return player.cities.length + Number(player.defence.length > 0);
    case 'score':
      return player.score;
    default:
      return 0;
  }
}

/** The number of the dock that a ship asks to be empty, 0 for other ships. */
export function dockOf(ship: string): number {
  const dock = Number(/^dock_(\d)$/.exec(ship)?.[1] ?? 0);
  return dock <= DOCKS ? dock : 0;
}

/** The condition of a population ship. */
export function shipName({ id, target }: PopulationShip): Sentence {
  const dock = dockOf(id);
  return dock ? { id: 'ship-dock', args: { dock } } : { id: `ship-${id}`, args: { threshold: target } };
}
