/** Which answers stand beside the question, and under which kinds. */
import type { LegalAction } from '../../lib/types';
import { narrow, type Group } from './narrowing';

/** Up to so many answers need no kinds: they all find room. */
const ROOM = 8;

/** The kinds to choose from before the answers; none where the answers themselves find room. */
export function kindsOf(groups: readonly Group[], actions: readonly LegalAction[]): readonly Group[] {
  return groups.length > 1 && actions.length > ROOM ? groups : [];
}

export interface Choosing {
  /** Every answer to the question. */
  actions: LegalAction[];
  /** Those of the kind that is looked at. */
  open: LegalAction[];
  chosen: readonly string[];
  held: LegalAction | null;
}

/**
 * The answers that are in sight. One that waits for a yes stands among those it was chosen from, so that
 * another can be taken instead; what a player most likely wants is there whatever kind is looked at.
 */
export function listed({ actions, open, chosen, held }: Choosing): LegalAction[] {
  const left = offered(open, held && open.includes(held) && narrow(open, chosen).length === 1 ? [] : chosen);
  const main = actions.find((action) => action.main);
  return main && !chosen.length && !left.includes(main) ? [main, ...left] : left;
}

/** The answers in the order they are offered: the likely one first, those with a warning last. */
export function offered(actions: LegalAction[], chosen: readonly string[]): LegalAction[] {
  const left = narrow(actions, chosen);
  const weight = ({ main, does, targets }: LegalAction): number =>
    (main ? -2 : 0) + (chosen.length && targets.length === chosen.length ? -1 : 0) + (does.warning ? 2 : 0);
  return left.toSorted((one, other) => weight(one) - weight(other));
}

/**
 * The one gold answer: what a player most likely wants, the only one there is, or the choice that is
 * complete as it stands. Never one that deserves a warning.
 */
export function likely(answers: readonly LegalAction[], chosen: readonly string[]): LegalAction | null {
  const main = answers.find((action) => action.main);
  const only = answers.length === 1 ? answers[0] : undefined;
  const complete = chosen.length ? answers.filter(({ targets }) => targets.length === chosen.length) : [];
  const found = main ?? only ?? (complete.length === 1 ? complete[0] : undefined);
  return found && !found.does.warning ? found : null;
}
