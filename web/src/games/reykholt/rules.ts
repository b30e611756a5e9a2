/** The rule that tells more about a thing on the table. */
import type { Column } from './view';

export const RULES = {
  rounds: 'R1',
  spaces: 'R15',
  closed: 'R93',
  flags: 'R17',
  plant: 'R27',
  harvest: 'R41',
  greenhouse: 'R34',
  random: 'R36',
  service: 'R37',
  shared: 'R64',
  stock: 'R2',
  track: 'R49',
  tables: 'R46',
  bonus: 'R47',
  order: 'R44',
  winner: 'R57',
  workers: 'R14',
  event: 'R93',
  scenario: 'R92',
  goal: 'R89',
  arrivals: 'R85',
  neutral: 'R83',
  blocked: 'R91',
} as const;

export const COLUMN_RULES: Record<Column, string> = { property: 'R34', field: 'R27', market: 'R20', town_hall: 'R37' };
