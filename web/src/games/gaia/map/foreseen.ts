/** What an answer would make of the map: the view that it leads to, compared with the one that is shown. */
import type { LegalAction } from '../../../shell/game-ui';
import type { Mark } from '../faces';
import { signOf } from '../holdings';
import { price } from '../prices';
import type { GaiaView, Hex, Plan } from '../view';

export interface Foreseen {
  key: string;
  /** Hexes on which something else would stand, as they would be. */
  built: Hex[];
  /** Hexes that would belong together. */
  joined: Hex[];
  satellites: Hex[];
  /** Satellites of some of the ways that would be left to choose from. */
  possible: Hex[];
  /** What joining them costs. */
  marks: Mark[];
  /** What only this one of the answers names: to point there means this answer. */
  target: string | null;
}

const stands = ({ planet, structure, owner, shared }: Hex): string => JSON.stringify([planet, structure, owner, shared]);
const holds = (owners: readonly unknown[] | undefined, seat: number): boolean => owners?.includes(seat) ?? false;

/** The federation that is being put together: while its satellites are asked for, there is one. */
const planIn = (view: GaiaView): Plan | null => (view.question === 'ChooseSatellites' ? (view.plans[0] ?? null) : null);

function planned(view: GaiaView, plan: Plan): Pick<Foreseen, 'joined' | 'satellites' | 'possible' | 'marks'> {
  const named = (names: readonly string[]): Hex[] => view.hexes.filter(({ hex }) => names.includes(hex));
  return {
    joined: named([...plan.planets, ...plan.satellites]),
    satellites: named(plan.satellites),
    possible: named(plan.possible),
    marks: Object.entries(plan.cost).flatMap(([name, count]) => (count ? [{ icon: signOf(name)[0]!, count: `−${count}` }] : [])),
  };
}

/** The federation whose planets are chosen and whose satellites are not. */
export function begun(view: GaiaView): Foreseen | null {
  const plan = planIn(view);
  return plan && { key: 'begun', built: [], target: null, ...planned(view, plan) };
}

export function foreseen(now: GaiaView, then: GaiaView, seat: number, action: LegalAction, others: LegalAction[]): Foreseen {
  const fresh = then.hexes.flatMap((hex, index) => {
    const before = now.hexes[index];
    return before && before !== hex ? [{ hex, before }] : [];
  });
  const satellites = fresh.filter(({ hex, before }) => holds(hex.satellites, seat) && !holds(before.satellites, seat));
  const joined = fresh.filter(({ hex, before }) => holds(hex.federations, seat) && !holds(before.federations, seat));
  const plan = planIn(then);
  return {
    key: action.a,
    built: fresh.filter(({ hex, before }) => stands(hex) !== stands(before)).map(({ hex }) => hex),
    joined: joined.map(({ hex }) => hex),
    satellites: satellites.map(({ hex }) => hex),
    possible: [],
    marks: joined.length ? price(action).map(({ icon, count }) => ({ icon, count: `−${count}` })) : [],
    target: ownTarget(action, others),
    ...(plan && !planIn(now) ? planned(then, plan) : {}),
  };
}

/** What this action names and no other does. */
export function ownTarget(action: LegalAction, others: readonly LegalAction[]): string | null {
  const taken = new Set(others.filter((other) => other !== action).flatMap(({ targets }) => targets));
  return action.targets.find((target) => !taken.has(target)) ?? null;
}
