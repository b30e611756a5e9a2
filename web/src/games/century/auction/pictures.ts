/** The signs of technologies. */
import type { PrintedEffect, PrintedTechnology } from '../view';

/** The sign of an effect; that of recycling centres is another one. */
export const effectSign = (kind: PrintedEffect['kind']): string => (kind === 'recycling' ? 'recycling_tech' : kind);

/** What a technology is, sign by sign. */
export function picturesOf({ equipment, park, effects }: Pick<PrintedTechnology, 'equipment' | 'park' | 'effects'>): string[] {
  if (equipment) return [equipment];
  return park ? ['park'] : effects.map(({ kind }) => effectSign(kind));
}
