/** Keeps the focus where the player was, when what had it is taken off the page by an answer. */
import type { Attachment } from 'svelte/attachments';

/** Where the focus goes when there is nothing else: to what waits for a yes, else to the answers. */
const NEXT = ['.chosen .yes', '.acts .answer[tabindex="0"]', '#answers'];

export function nextStop(root: Element): HTMLElement | null {
  for (const selector of NEXT) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** Attach to the table. Whoever uses no keys is left alone: a focus that moves would preview answers. */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let usesKeys = false;
  /** The thing to point at that had the focus last; `null` where something else had it. */
  let thing: string | null = null;
  let due = 0;

  const byKey = (event: KeyboardEvent): void => void (usesKeys ||= !/^(Alt|Control|Meta|Shift)$/u.test(event.key));
  const byPointer = (): void => void (usesKeys = false);
  const note = (event: FocusEvent): void => {
    const element = event.target as Element;
    if (element.id !== 'answers') thing = element.hasAttribute('data-state') ? element.getAttribute('data-target') : null;
  };

  function isLost(): boolean {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.id === 'answers') return true;
    return activeElement.getAttribute('data-target') === thing && thing !== null && !activeElement.hasAttribute('data-state');
  }

  function restore(): void {
    due = 0;
    if (!usesKeys || !isLost() || document.querySelector('dialog[open]')) return;
    const same = thing && root.querySelector<HTMLElement>(`[data-target="${CSS.escape(thing)}"][data-state]`);
    (same || nextStop(root))?.focus();
  }

  // The browser takes the focus from what cannot have it any more only when it draws.
  const observer = new MutationObserver(() => {
    if (usesKeys) due ||= requestAnimationFrame(() => (due = requestAnimationFrame(restore)));
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  root.addEventListener('focusin', note);
  window.addEventListener('keydown', byKey, true);
  window.addEventListener('pointerdown', byPointer, true);
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    root.removeEventListener('focusin', note);
    window.removeEventListener('keydown', byKey, true);
    window.removeEventListener('pointerdown', byPointer, true);
  };
};
