/** For what counts down in sight: once a second, and never while the page is hidden. */
const SECOND = 1000;

/** Calls `act` now and then each second; gives the way to stop it. */
export function everySecond(act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | null = null;
  const rest = (): void => {
    if (timer) clearInterval(timer);
    timer = null;
  };
  const begin = (): void => {
    rest();
    if (document.hidden) return;
    act();
    timer = setInterval(act, SECOND);
  };
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', begin);
    rest();
  };
}
