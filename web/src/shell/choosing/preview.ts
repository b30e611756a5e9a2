/** A worded answer is previewed on the board while the pointer or the focus is on it. */
import type { Attachment } from 'svelte/attachments';
import type { LegalAction } from '../../lib/types';
import type { Move } from './move.svelte';

export function previews(move: Move, action: LegalAction | null | undefined): Attachment<HTMLElement> {
  return (answer) => {
    if (!action) return;
    const come = (): void => void (move.pointed = action);
    // A focused answer that is taken off the page loses the focus in the middle of an update.
    const go = (): void =>
      queueMicrotask(() => {
        if (move.pointed === action) move.pointed = null;
      });
    answer.addEventListener('pointerenter', come);
    answer.addEventListener('focus', come);
    answer.addEventListener('pointerleave', go);
    answer.addEventListener('blur', go);
    return () => {
      answer.removeEventListener('pointerenter', come);
      answer.removeEventListener('focus', come);
      answer.removeEventListener('pointerleave', go);
      answer.removeEventListener('blur', go);
      go();
    };
  };
}
