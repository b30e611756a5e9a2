/** What is printed on module tiles, and their names as sentences. */
import type { Sentence } from '../../shell/game-ui';
import {
  COMPANIES,
  LETTERS,
  sum,
  type Company,
  type Letter,
  type ModuleCode,
  type Player,
  type Printed,
  type PrintedSatellite,
} from './view';

export interface Terrabot {
  kind: 'terrabot';
  letter: Letter;
  shields: 0;
}
export interface Shuttle {
  kind: 'shuttle';
  shields: number;
}
export interface Unit {
  kind: 'unit';
  company: Company;
  special: boolean;
  shields: 0;
}
export interface Satellite extends PrintedSatellite {
  kind: 'satellite';
}
export type Module = Terrabot | Shuttle | Unit | Satellite;

let satellites: Printed['satellites'] = {};

/** What the edition of this table prints on its satellites. */
export function learn(printed: Printed): void {
  satellites = printed.satellites;
}

/** What is on the tile of that code. */
export function moduleOf(code: ModuleCode): Module {
  const printed = satellites[code];
  if (printed) return { kind: 'satellite', ...printed };
  const [head = '', second = ''] = code.split('-');
  if (head === 'bot') return { kind: 'terrabot', letter: pick(LETTERS, second), shields: 0 };
  if (head === 'shuttle') return { kind: 'shuttle', shields: Number(second) };
  const special = code.endsWith('*');
  const company = pick(COMPANIES, special ? code.slice(0, -1) : code);
  return { kind: 'unit', company, special, shields: 0 };
}

function pick<T extends string>(known: readonly T[], name: string): T {
  const found = known.find((each) => each === name);
  if (found === undefined) throw new RangeError(`no module part ${name}`);
  return found;
}

/** The name of a module. */
export function moduleName(code: ModuleCode): Sentence {
  const module = moduleOf(code);
  switch (module.kind) {
    case 'terrabot':
      return { id: 'module-terrabot', args: { letter: module.letter } };
    case 'shuttle':
      return { id: 'module-shuttle', args: { shields: module.shields } };
    case 'unit':
      return {
        id: module.special ? 'module-special' : 'module-unit',
        args: { company: { id: `company-${module.company}` } },
      };
    case 'satellite':
      return { id: 'module-satellite', args: { mission: missionName(module) } };
  }
}

function missionName({ mission, points, letter, company }: Satellite): Sentence {
  return {
    id: `mission-${mission}`,
    args: {
      points,
      ...(letter && { letter }),
      ...(company && { company: { id: `company-${company}` } }),
    },
  };
}

/** Shields of the defence row; those in other rows count for nothing. */
export function shields(player: Player): number {
  return sum(player.defence.map((code) => moduleOf(code).shields));
}
