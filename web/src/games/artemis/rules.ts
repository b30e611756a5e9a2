/** The rule that tells more about a thing on the table. */
import type { Region } from './view';

export const RULES = {
  round: 'R101',
  order: 'R100',
  letters: 'R48',
  event: 'R76',
  relief: 'R72',
  total: 'R50',
  ranks: 'R51',
  reward: 'R52',
  along: 'R34',
  exposure: 'R60',
  bid: 'R61',
  slots: 'R23',
  recruit: 'R67',
  teaches: 'R45',
  stock: 'R71',
  toolkits: 'R32',
  reserve: 'R31',
  goods: 'R103',
  badges: 'R108',
  heating: 'R92',
  ocean: 'R86',
  effect: 'R89',
  surface: 'R104',
  buildings: 'R105',
  colony: 'R106',
  directive: 'R129',
  relic: 'R130',
  drones: 'R113',
} as const;

export const REGION_RULES: Record<Region, string> = {
  basecamp: 'R33',
  vents: 'R40',
  quarry: 'R40',
  gantry: 'R42',
  doorstep: 'R43',
  academy: 'R44',
  outfitters: 'R47',
};

/** Where the final scoring tells of each source. */
export const CATEGORY_RULES: Record<string, string> = {
  unused_goods: 'R103',
  surface_buildings: 'R104',
  directive: 'R129',
  buildings: 'R105',
  sets: 'R106',
  leftovers: 'R107',
  badges: 'R108',
  toolkits: 'R109',
};

export const GOODS_RULES: Record<string, string> = { energy: 'R103', ore: 'R103', toolkits: 'R32', badges: 'R108' };
