/** Turns in a replay: what one seat answers in a row. */
import type { ReplayStep } from '../../lib/types';

/** The places after which another seat answers, with the set-up and the end. */
export const turnEnds = (steps: readonly Pick<ReplayStep, 'seat'>[]): number[] =>
  steps.flatMap(({ seat }, at) => (at && seat === steps[at + 1]?.seat ? [] : [at]));
