/** A list whose lines are walked with the arrow keys, once the focus is on it or in it. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Attach to what holds the lines: elements with `tabindex="-1"`. From the list itself one comes to its end. */
export const walkable: Attachment<HTMLElement> = (list) => {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    const lines = [...list.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
    const at = lines.indexOf(event.target as HTMLElement);
    const next = at < 0 ? lines.at(-1) : lines[at + step];
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  list.addEventListener('keydown', walk);
  return () => list.removeEventListener('keydown', walk);
};
