/** The browser's Back closes what lies over the page, before it leaves the page. */

const open: (() => void)[] = [];
/** Whether the newest entry of the history stands for what is open. */
let isNoted = false;

function note(): void {
  history.pushState({ sheet: true }, '');
  isNoted = true;
}

const isAtNote = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** `close` is called when somebody goes back; call what is returned once it is closed. */
export function onBack(close: () => void): () => void {
  open.push(close);
  if (!isNoted) note();
  return () => {
    open.splice(open.indexOf(close), 1);
    // One sheet may make way for another: only after the last is the history as it was.
    setTimeout(() => {
      if (open.length || !isNoted) return;
      isNoted = false;
      if (isAtNote()) history.back();
    });
  };
}

addEventListener('popstate', () => {
  if (!isNoted) return;
  isNoted = false;
  const top = open.at(-1);
  if (open.length > 1) note();
  top?.();
});
