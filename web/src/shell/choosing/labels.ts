/** What a thing on the board may do, in words, for whoever does not see it. */
import type { LegalAction, Sentence } from '../../lib/types';
import { sharedBeginning, type Group } from './narrowing';

const MOST = 3;

/** What can be said in: a game's words, and how it says them to the reader. */
interface Speaker {
  book: { has(key: string): boolean };
  say(sentence: Sentence): string;
}

/** The name of a group of actions: the game's own, else what their sentences share. */
export function groupName(speaker: Speaker, group: Group): string {
  const key = `group-${group.kind}`;
  if (speaker.book.has(key)) return speaker.say({ id: key });
  return sharedBeginning(group.actions.map((action) => speaker.say(action.text)));
}

export function labelOf(
  id: string,
  narrowed: LegalAction[],
  actions: LegalAction[],
  say: (sentence: Sentence) => string,
): string {
  const here = narrowed.filter((action) => action.targets.includes(id));
  const meant = here.length ? here : actions.filter((action) => action.targets.includes(id));
  const sentences = meant.map((action) => say(action.text));
  if (sentences.length <= MOST) return sentences.join(' ; ');
  return `${sharedBeginning(sentences) || sentences[0]!}… (${sentences.length})`;
}
