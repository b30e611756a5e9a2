/** The rule that tells more about a thing on the table. */
import type { Hex } from './view';

const STRUCTURES: Record<string, string> = {
  mine: 'R36',
  'trading-station': 'R52',
  lab: 'R56',
  institute: 'R55',
  'knowledge-academy': 'R57',
  'qic-academy': 'R57',
  gaiaformer: 'R48',
  'space-station': 'R135',
};
const PLANETS: Record<string, string> = { gaia: 'R39', transdim: 'R48', lost: 'R91' };
/** The order of the box. */
const FACTIONS = [
  'terrans', 'lantids', 'xenos', 'gleens', 'taklons', 'ambas', 'hadsch-hallas',
  'ivits', 'geodens', 'bal-taks', 'firaks', 'bescods', 'nevlas', 'itars',
];
const FIRST_FACTION = 128;

export const RULES = {
  range: 'R37',
  step: 'R40',
  limits: 'R25',
  income: 'R27',
  bowls: 'R19',
  gaiaArea: 'R24',
  federation: 'R69',
  token: 'R78',
  greenToken: 'R79',
  satellite: 'R75',
  research: 'R84',
  top: 'R86',
  tech: 'R61',
  advanced: 'R63',
  spaces: 'R94',
  special: 'R100',
  booster: 'R30',
  pass: 'R104',
  conversions: 'R107',
  order: 'R16',
  rounds: 'R116',
  finals: 'R119',
  sector: 'R2',
  types: 'R98',
  automa: 'R142',
  automaCards: 'R150',
  automaPass: 'R151',
} as const;

export const ruleOfStructure = (structure: string): string => STRUCTURES[structure] ?? RULES.range;
export const ruleOfPlanet = (planet: string): string => PLANETS[planet] ?? RULES.step;

export function ruleOfFaction(faction: string): string | undefined {
  const index = FACTIONS.indexOf(faction);
  return index < 0 ? undefined : `R${FIRST_FACTION + index}`;
}

/** What stands there tells most, then the planet, then the satellites, then the sector. */
export function ruleOfHex({ structure, planet, satellites }: Hex): string {
  if (structure) return ruleOfStructure(structure);
  if (planet) return ruleOfPlanet(planet);
  return satellites?.length ? RULES.satellite : RULES.sector;
}
