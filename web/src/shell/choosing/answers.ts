/** Which answers stand beside the question, and under which kinds. */
import type { LegalAction } from '../../lib/types';
import { narrow, type Group } from './narrowing';

/** Up to so many answers need no kinds: they all find room. */
const ROOM = 4;

/** The kinds to choose from before the answers; none where the answers themselves find room. */
export function kindsOf(groups: readonly Group[], actions: readonly LegalAction[]): readonly Group[] {
  return groups.length > 1 && actions.length > ROOM ? groups : [];
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
