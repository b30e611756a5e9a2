/** What a thing on the board may do, in words, for whoever does not see it. */
import type { LegalAction, Sentence } from '../../lib/types';
import { sharedBeginning, splitGain, type Group } from './narrowing';

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
  if (group.actions.length === 1) return shortWords(speaker, group.actions[0]!);
  return sharedBeginning(group.actions.map((action) => speaker.say(action.text)));
}

/**
 * An answer without what signs beside it tell, its price and its points: the game's own short words,
 * else the sentence without its points.
 */
export function shortWords(speaker: Speaker, { text }: Pick<LegalAction, 'text'>): string {
  const key = `short-${text.id}`;
  if (speaker.book.has(key)) return speaker.say({ ...text, id: key });
  return splitGain(speaker.say(text)).words;
}

/** The answers that name each thing. */
export function byTarget(actions: readonly LegalAction[]): ReadonlyMap<string, LegalAction[]> {
  const found = new Map<string, LegalAction[]>();
  for (const action of actions) {
    for (const id of new Set(action.targets)) {
      const known = found.get(id);
      if (known) known.push(action);
      else found.set(id, [action]);
    }
  }
  return found;
}

/** What pointing at a thing may mean: each answer if they are few, else what they share, and how many. */
export function meaning(actions: readonly LegalAction[], say: Speaker['say'], ways: (count: number) => string): string {
  const sentences = actions.map(({ text }) => say(text));
  if (sentences.length <= MOST) return sentences.join(' ; ');
  const shared = sharedBeginning(sentences);
  return shared ? `${shared}… ${ways(sentences.length)}` : ways(sentences.length);
}
