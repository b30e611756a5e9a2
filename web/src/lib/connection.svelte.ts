/** Whether the server can be reached; once it is again, what was missed is asked for. */

const AGAIN = 5000;

export const connection = $state({
  lost: false,
  /** Whether the server has answered this page at all. */
  reached: false,
});

let retry: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What to do while there is no connection, until something is answered. */
export function onLost(again: () => void): void {
  retry = again;
  addEventListener('online', () => connection.lost && again());
}

export function answered(): void {
  clearTimeout(timer);
  connection.lost = false;
  connection.reached = true;
}

export function unanswered(): void {
  connection.lost = true;
  clearTimeout(timer);
  timer = setTimeout(() => retry?.(), AGAIN);
}
