import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everySecond } from './every-second';

class Page extends EventTarget {
  hidden = false;
  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
const act = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  page = new Page();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts once a second, from now until it is stopped', () => {
  const stop = everySecond(act);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(act).toHaveBeenCalledTimes(4);
  stop();
  page.turn(false);
  vi.advanceTimersByTime(3000);
  expect(act).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

it('rests while the page is hidden, and is right again at once when it is back', () => {
  const stop = everySecond(act);
  page.turn(true);
  expect(vi.getTimerCount()).toBe(0);
  page.turn(false);
  expect(act).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(1);
  stop();
});
