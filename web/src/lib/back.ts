/** The browser's Back closes what lies over the page, before it leaves the page. */

const open: (() => void)[] = [];
/** Whether the newest entry of the history stands for what is open. */
let isNoted = false;
/** What waits until our own step back is done; `null` while we take none. */
let waiting: (() => void)[] | null = null;

function note(): void {
  history.pushState({ sheet: true }, '');
  isNoted = true;
}

export const isAtNote = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** `close` is called when somebody goes back; call what is returned once it is closed. */
export function onBack(close: () => void): () => void {
  open.push(close);
  if (!isNoted && !waiting) note();
  return () => {
    open.splice(open.indexOf(close), 1);
    // One sheet may make way for another: only after the last is the history as it was.
    setTimeout(() => {
      if (open.length || !isNoted) return;
      isNoted = false;
      if (!isAtNote()) return;
      waiting = [];
      history.back();
    });
  };
}

/** Does it once the history is as it was: a step back that is on its way would undo it. */
export function onceBack(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

/** Our own step is done, and nobody else's: what was opened meanwhile stays open. */
function arrive(acts: (() => void)[]): void {
  waiting = null;
  for (const act of acts) act();
  if (open.length && !isNoted) note();
}

addEventListener('popstate', () => {
  if (waiting) {
    arrive(waiting);
    return;
  }
  if (!isNoted) return;
  isNoted = false;
  const top = open.at(-1);
  if (open.length > 1) note();
  top?.();
});
// The page was left before the step was taken, and is shown again.
addEventListener('pageshow', () => waiting && arrive(waiting));
