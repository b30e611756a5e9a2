/** What a thing on the page can tell of itself: `data-about`, `data-rule`, and why it cannot be used now. */

export interface Spot {
  x: number;
  y: number;
}

export interface Subject {
  /** The innermost thing that was meant. */
  element: Element;
  /** What it is and does, in the reader's words; empty where it has none. */
  words: string;
  rule: string;
  /** The id by which the server knows it, if it cannot be pointed at; else empty. */
  unusable: string;
  /** Where it was pointed at; `null`: by a key. */
  spot: Spot | null;
}

export const THINGS = '[data-about], [data-target]';
/** What does something of its own when it is clicked. */
export const ACTING = 'button, a, input, select, textarea, summary, label';

export const isActing = (element: Element): boolean => element.closest(`[data-state], ${ACTING}`) !== null;

/** The thing that an element belongs to, and what it tells; `null` where there is none. */
export function subjectAt(element: Element, spot: Spot | null): Subject | null {
  const thing = element.closest(THINGS);
  if (!thing) return null;
  const told = thing.closest('[data-about]');
  const target = thing.closest('[data-target]');
  const words = told?.getAttribute('data-about') ?? target?.getAttribute('aria-label') ?? '';
  const unusable = target && !target.hasAttribute('data-state') ? target.getAttribute('data-target')! : '';
  return { element: thing, words, rule: told?.getAttribute('data-rule') ?? '', unusable, spot };
}
