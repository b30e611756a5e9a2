/** The keyboard: digits pick, y says yes, u goes back, a and b go to the answers and to the board, p plans ahead. */

export interface Keys {
  digit: (digit: number) => void;
  /** Say yes to what waits for it; false where nothing does. */
  yes: () => boolean;
  undo: () => void;
  hint: () => void;
  help: () => void;
  filter: () => void;
  escape: () => void;
  board: () => void;
  answers: () => void;
  plan: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName);
}

/** Whether Enter means something of its own there. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;

export function listen(keys: Keys): (event: KeyboardEvent) => void {
  const named: Record<string, () => unknown> = {
    y: keys.yes,
    u: keys.undo,
    h: keys.hint,
    '?': keys.help,
    '/': keys.filter,
    a: keys.answers,
    b: keys.board,
    p: keys.plan,
    Escape: keys.escape,
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = named[event.key];
    if (act) act();
    else if (event.key === 'Enter') {
      if (takesEnter(event.target) || !keys.yes()) return;
    } else if (/^[1-9]$/u.test(event.key)) keys.digit(Number(event.key));
    else return;
    event.preventDefault();
  };
}
