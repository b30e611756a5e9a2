/** From pointing at things to one action: pure functions, the same for every game. */
import type { LegalAction } from '../../lib/types';

function count(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Whether `targets` names every chosen thing, as often as it was chosen. */
function namesAll(targets: readonly string[], chosen: readonly string[]): boolean {
  const there = count(targets);
  for (const [id, wanted] of count(chosen)) if ((there.get(id) ?? 0) < wanted) return false;
  return true;
}

/** The actions that name all the chosen targets, the most complete first. */
export function narrow(actions: LegalAction[], chosen: readonly string[]): LegalAction[] {
  if (!chosen.length) return actions;
  const left = actions.filter((action) => namesAll(action.targets, chosen));
  return left.toSorted((one, other) => one.targets.length - other.targets.length);
}

/** What can be pointed at next, once for each time it can be chosen. */
export function nextTargets(narrowed: LegalAction[], chosen: readonly string[]): Set<string> {
  const had = count(chosen);
  const next = new Set<string>();
  for (const action of narrowed) {
    for (const [id, times] of count(action.targets)) {
      if (times > (had.get(id) ?? 0)) next.add(id);
    }
  }
  return next;
}

/** `risk`: it can be pointed at, but nothing can be meant that does not deserve a warning. */
export type TargetState = 'target' | 'risk' | 'avail' | 'sel';

/**
 * The state of an element: `nth` counts the elements of the same id before it, so that of two equal
 * cards one can be chosen and the other not.
 */
export function stateOf(
  id: string,
  nth: number,
  chosen: readonly string[],
  next: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
  risky: ReadonlySet<string>,
): TargetState | null {
  const times = count(chosen).get(id) ?? 0;
  if (nth < times) return 'sel';
  if (next.has(id)) return risky.has(id) ? 'risk' : 'target';
  if (!elsewhere.has(id)) return null;
  return risky.has(id) ? 'risk' : 'avail';
}

/** What pointing at `id` makes of the choice. */
export function point(
  actions: LegalAction[],
  chosen: readonly string[],
  id: string,
  state: TargetState,
): string[] {
  if (state === 'sel') {
    const at = chosen.lastIndexOf(id);
    return chosen.filter((_, index) => index !== at);
  }
  if (state === 'target' || state === 'risk') return [...chosen, id];
  // Possible, but not together with what is chosen: keep what still fits, else begin anew.
  const kept = chosen.filter((other) => narrow(actions, [other, id]).length > 0);
  const together = [...kept, id];
  return narrow(actions, together).length ? together : [id];
}

/** The choice without what is no longer offered, alone or together with what was chosen before it. */
export function stillOffered(actions: LegalAction[], chosen: string[]): string[] {
  const kept = chosen.reduce<string[]>(
    (before, id) => (narrow(actions, [...before, id]).length ? [...before, id] : before),
    [],
  );
  return kept.length === chosen.length ? chosen : kept;
}

/** Answers of one kind: the same text key. */
export interface Group {
  kind: string;
  actions: LegalAction[];
}

export function grouped(actions: LegalAction[]): Group[] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of actions) {
    const group = groups.get(action.text.id);
    if (group) group.push(action);
    else groups.set(action.text.id, [action]);
  }
  return [...groups].map(([kind, members]) => ({ kind, actions: members }));
}

/** The words that all share at their beginning: the name of a group. */
export function sharedBeginning(sentences: readonly string[]): string {
  const [first = '', ...rest] = sentences.map((sentence) => sentence.split(' '));
  let length = 0;
  while (length < first.length && rest.every((words) => words[length] === first[length])) length++;
  return (first as string[]).slice(0, length).join(' ').replace(/[\s:,(]+$/u, '');
}

/** A trailing "(+3)" or "(+3 VP)" is shown as points, not as words. */
export function splitGain(sentence: string): { words: string; gain: string | null } {
  const found = /^(.*?)\s*\(([+−-]\d+)(?:\s\p{Lu}+)?\)(\.?)$/su.exec(sentence);
  if (!found) return { words: sentence, gain: null };
  const nothing = Number(found[2]) === 0;
  return { words: found[1]! + found[3]!, gain: nothing ? null : found[2]! };
}

/** Plain text for filtering: lower case, no accents, every blank an ordinary one. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
