/** What a level of a research area gives, as it is printed on the board. */
import { marksOf, type Part } from '../faces';
import { AREAS, type Area, type Printed } from '../view';

/** Entering this level crosses the purple line, which charges power in every area. */
export const LINE = 3;
export const TOP = 5;

/** The power that crossing the line charges. */
export function lineCharge(printed: Printed): number {
  return Math.min(...AREAS.map((area) => printed.levels[area][LINE]?.now.charge ?? 0));
}

const differs = (values: readonly number[], level: number): boolean => values[level] !== values[level - 1];

export function levelParts(printed: Printed, area: Area, level: number): Part[] {
  const { now, income } = printed.levels[area][level]!;
  const plain = { ...now };
  if (level === LINE) plain.charge = (plain.charge ?? 0) - lineCharge(printed);
  delete plain.gaiaformers;
  const parts: Part[] = [
    { sign: null, marks: marksOf(plain) },
    { sign: null, marks: marksOf(income) },
  ];
  if (area === 'terraforming' && differs(printed.step_ore, level)) {
    parts.push({ sign: null, marks: [{ icon: 'ore', count: printed.step_ore[level]! }, { icon: 'step', count: '/' }] });
  }
  if (area === 'navigation' && differs(printed.ranges, level)) {
    parts.push({ sign: null, marks: [{ icon: 'range', count: printed.ranges[level]! }] });
  }
  if (now.gaiaformers) {
    const marks = [{ icon: 'gaiaformer' }, { icon: 'tokens', count: printed.project_tokens[level]! }];
    parts.push({ sign: null, marks });
  }
  if (level === TOP) parts.push(...topParts(area));
  return parts.filter(({ marks }) => marks.length);
}

function topParts(area: Area): Part[] {
  if (area === 'navigation') return [{ sign: null, marks: [{ icon: 'planet-lost' }] }];
  if (area === 'gaia-project') {
    return [{ sign: null, marks: [{ icon: '', count: '+' }, { icon: 'planet-gaia' }] }];
  }
  return [];
}
