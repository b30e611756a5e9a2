/** Arrows, Home and End walk among the buttons of a group, so that Tab passes the group at once. */

const BY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from place `at` of `length`; `null` for another key. */
export function placeAfter(key: string, at: number, length: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const by = BY[key];
  return by === undefined ? null : (at + by + length) % length;
}

/** For `onkeydown` of a group: the focus goes to the button that the key leads to. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? null : placeAfter(event.key, at, buttons.length);
  if (next === null) return;
  buttons[next]!.focus();
  event.preventDefault();
  event.stopPropagation();
}
