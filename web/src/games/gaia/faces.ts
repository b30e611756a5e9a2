/** What is printed on tiles, boosters, tokens and action spaces, as rows of icons. */
import type {
  Amounts,
  Count,
  PrintedAction,
  PrintedAdvanced,
  PrintedBooster,
  PrintedStandard,
  Trigger,
} from './view';

/** When a part pays: at income, as an action once a round, when passing, whenever it happens. */
export type Sign = 'income' | 'action' | 'pass' | 'each';

/** One icon with its number; an icon alone says what is counted. */
export interface Mark {
  icon: string;
  count?: number | string;
}

export interface Part {
  sign: Sign | null;
  marks: Mark[];
}

/** The order in which boards print things. */
const ORDER = ['vp', 'ore', 'knowledge', 'qic', 'credits', 'charge', 'tokens', 'gaiaformers'] as const;

export function marksOf(amounts: Amounts): Mark[] {
  return ORDER.filter((name) => amounts[name]).map((name) => ({
    icon: name === 'gaiaformers' ? 'gaiaformer' : name,
    count: amounts[name]!,
  }));
}

const COUNTED: Record<Count | Trigger, string[]> = {
  step: ['step'],
  research: ['research'],
  mine: ['mine'],
  federation: ['federation'],
  'trading-station': ['trading-station'],
  lab: ['lab'],
  'gaia-mine': ['planet-gaia'],
  'gaia-planet': ['planet-gaia'],
  'planet-type': ['planet-type'],
  sector: ['sector'],
  'institute-or-academy': ['institute', 'academy'],
};

/** The icons of what is counted or rewarded. */
export const counted = (what: Count | Trigger | null): Mark[] =>
  what ? COUNTED[what].map((icon) => ({ icon })) : [];

const part = (sign: Sign | null, ...marks: Mark[][]): Part => ({ sign, marks: marks.flat() });
const present = (parts: Part[]): Part[] => parts.filter(({ marks }) => marks.length);

const rewarded = (trigger: Trigger | null, vp: number): Part =>
  part('each', trigger ? [{ icon: 'vp', count: vp }] : [], counted(trigger));

export function standardFace(tile: PrintedStandard): Part[] {
  const types = marksOf(tile.per_type);
  return present([
    part(null, marksOf(tile.now)),
    part(null, types, types.length ? counted('planet-type') : []),
    part('income', marksOf(tile.income)),
    part('action', marksOf(tile.special)),
    rewarded(tile.trigger, tile.trigger_vp),
    part(null, tile.great ? [...counted('institute-or-academy'), { icon: '', count: `= ${tile.great}` }] : []),
  ]);
}

export function advancedFace(tile: PrintedAdvanced): Part[] {
  return present([
    part(null, marksOf(tile.now), counted(tile.now_per)),
    part('pass', marksOf(tile.pass), counted(tile.pass_per)),
    part('action', marksOf(tile.special)),
    rewarded(tile.trigger, tile.trigger_vp),
  ]);
}

export function boosterFace(booster: PrintedBooster): Part[] {
  return present([
    part('income', marksOf(booster.income)),
    part('pass', booster.pass_vp ? [{ icon: 'vp', count: booster.pass_vp }] : [], counted(booster.pass_per)),
    part('action', booster.steps ? [{ icon: 'step', count: booster.steps }] : []),
    part('action', booster.range ? [{ icon: 'range', count: `+${booster.range}` }] : []),
  ]);
}

export function actionFace(space: PrintedAction): Mark[] {
  const steps: Mark[] = space.steps ? [{ icon: 'mine' }, { icon: 'step', count: space.steps }] : [];
  const kinds: Record<string, Mark[]> = {
    tech: [{ icon: 'tech' }],
    token: [{ icon: 'federation' }],
    types: [{ icon: '', count: '+' }, { icon: 'planet-type' }],
  };
  return [...marksOf(space.gain), ...steps, ...(kinds[space.kind] ?? [])];
}
