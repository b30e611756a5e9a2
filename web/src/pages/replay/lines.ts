/** What is said of a step of a replay: what was told of it, or else what was answered. */
import type { EventMessage, ReplayStep, Sentence } from '../../lib/types';

/** What has the game's words. */
interface Words {
  say(sentence: Sentence, names?: string[], you?: number | null): string;
}

/** No step is without words: an answer that nothing was told of is said as it was chosen. */
export function linesOf(step: ReplayStep, words: Words, names: string[]): EventMessage[] {
  if (step.events.length || step.seat === null || !step.text) return step.events;
  const answer = words.say(step.text, names, null);
  return [{ id: 'replay-answer', step: step.step, args: { seat: step.seat, answer } }];
}
