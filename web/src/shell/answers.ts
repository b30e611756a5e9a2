/** Which few answers stand beside the question. */
import type { LegalAction, Sentence } from '../lib/types';
import { grouped, narrow, type Group } from './narrowing';

export interface Answer {
  key: string;
  words: string;
  /** One action, or several of one verb that the list shows. */
  action: LegalAction | null;
  verb: string | null;
  count: number;
  /** The one gold button. */
  likely: boolean;
}

const MOST = 4;
/** So many stand alone where nothing on the board can be pointed at instead. */
const MANY = 8;

function single(action: LegalAction, say: (s: Sentence) => string, likely = false): Answer {
  return { key: action.a, words: say(action.text), action, verb: null, count: 1, likely };
}

/** The choice as it stands: what it would do now, then what needs more pointing. */
function whileChoosing(actions: LegalAction[], chosen: readonly string[], say: (s: Sentence) => string): Answer[] {
  const left = narrow(actions, chosen);
  const complete = left.filter((action) => action.targets.length === chosen.length);
  const first = (complete.length ? complete : left).slice(0, MOST);
  return first.map((action, index) => single(action, say, index === 0 && complete.length > 0));
}

export function mainAnswers(
  actions: LegalAction[],
  chosen: readonly string[],
  say: (sentence: Sentence) => string,
  nameOf: (group: Group) => string,
): Answer[] {
  if (chosen.length) return whileChoosing(actions, chosen, say);
  const nowhere = actions.every(({ targets }) => !targets.length);
  if (actions.length <= (nowhere ? MANY : MOST)) {
    return actions.map((action) => single(action, say, actions.length === 1));
  }
  const groups = grouped(actions).slice(0, MOST);
  return groups.map((group) => {
    const { verb, actions: members } = group;
    if (members.length === 1) return single(members[0]!, say);
    const words = nameOf(group);
    return { key: verb, words, action: null, verb, count: members.length, likely: false };
  });
}
