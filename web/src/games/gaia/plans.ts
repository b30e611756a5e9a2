/** Federations as they would be: which planets, which satellites, for how much. */
import type { LegalAction } from '../../shell/game-ui';
import type { GaiaView, Plan } from './view';

const verbOf = ({ a }: LegalAction): string => a.split(' ')[0]!;
const hexesOf = ({ targets }: LegalAction): string[] => targets.map((target) => target.slice('hex:'.length));

/** The federation that an action forms, or whose planets it chooses; none if it does neither. */
export function planOf(action: LegalAction, { plans }: GaiaView): Plan | null {
  const verb = verbOf(action);
  if (verb === 'federate') return plans[0] ?? null;
  const hexes = hexesOf(action);
  if (verb === 'unite') return plans.find(({ planets }) => planets.join() === hexes.join()) ?? null;
  return verb === 'link' && plans[0] ? { ...plans[0], satellites: hexes, possible: [] } : null;
}

/** Whether an action forms a federation: nothing about it is asked any more but its token. */
export const forms = (action: LegalAction, view: GaiaView): boolean =>
  planOf(action, view)?.possible.length === 0;

/**
 * What the map shows: what is previewed, else what the only answer left forms. While satellites are
 * chosen from several routes, the planets stand, and the satellites that all these routes take.
 */
export function planShown(view: GaiaView, previewed: LegalAction | null, narrowed: LegalAction[]): Plan | null {
  const [first, ...others] = narrowed;
  const only = previewed ?? (others.length ? null : first);
  if (only) return planOf(only, view);
  if (!first || verbOf(first) !== 'link') return null;
  const routes = others.map((action) => new Set(hexesOf(action)));
  const satellites = hexesOf(first).filter((hex) => routes.every((route) => route.has(hex)));
  return { ...view.plans[0]!, satellites, possible: [] };
}
