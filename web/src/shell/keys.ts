/** The keyboard: digits pick, u undoes, h hints, ? helps, / filters, Escape goes back. */

export interface Keys {
  digit: (digit: number) => void;
  undo: () => void;
  hint: () => void;
  help: () => void;
  filter: () => void;
  escape: () => void;
  board: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName);
}

export function listen(keys: Keys): (event: KeyboardEvent) => void {
  const named: Record<string, () => void> = {
    u: keys.undo,
    h: keys.hint,
    '?': keys.help,
    '/': keys.filter,
    b: keys.board,
    Escape: keys.escape,
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = named[event.key];
    if (act) act();
    else if (/^[1-9]$/u.test(event.key)) keys.digit(Number(event.key));
    else return;
    event.preventDefault();
  };
}
