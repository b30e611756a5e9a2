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

/** How many answers find room: beside things to point at, and where nothing can be pointed at instead. */
export interface Room {
  beside: number;
  alone: number;
}

const USUAL: Room = { beside: 4, alone: 8 };
/** Of a game whose board is only words. */
export const WORDED: Room = { beside: 40, alone: 40 };
/** So many groups of answers, when the answers themselves are too many. */
const GROUPS = 4;

function single(action: LegalAction, say: (s: Sentence) => string, likely = false): Answer {
  return { key: action.a, words: say(action.text), action, verb: null, count: 1, likely };
}

/** The choice as it stands: what it would do now, then what needs more pointing. */
function whileChoosing(actions: LegalAction[], chosen: readonly string[], say: (s: Sentence) => string, room: Room): Answer[] {
  const left = narrow(actions, chosen);
  const complete = left.filter((action) => action.targets.length === chosen.length);
  const first = (complete.length ? complete : left).slice(0, room.beside);
  return first.map((action, index) => single(action, say, index === 0 && complete.length > 0));
}

export function mainAnswers(
  actions: LegalAction[],
  chosen: readonly string[],
  say: (sentence: Sentence) => string,
  nameOf: (group: Group) => string,
  room: Room = USUAL,
): Answer[] {
  if (chosen.length) return whileChoosing(actions, chosen, say, room);
  const nowhere = actions.every(({ targets }) => !targets.length);
  if (actions.length <= (nowhere ? room.alone : room.beside)) {
    return actions.map((action) => single(action, say, actions.length === 1));
  }
  const groups = grouped(actions).slice(0, GROUPS);
  return groups.map((group) => {
    const { verb, actions: members } = group;
    if (members.length === 1) return single(members[0]!, say);
    const words = nameOf(group);
    return { key: verb, words, action: null, verb, count: members.length, likely: false };
  });
}
