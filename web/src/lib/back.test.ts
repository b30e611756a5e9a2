import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A history whose steps back are taken later, as browsers take them. */
class SlowHistory {
  entries: { state: unknown; address: string }[] = [{ state: null, address: '/t/one' }];
  at = 0;
  listeners = new Map<string, (() => void)[]>();
  pending = 0;

  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  get address(): string {
    return this.entries[this.at]!.address;
  }
  pushState(state: unknown, _title: string, address = this.address): void {
    this.entries.splice(this.at + 1, Infinity, { state, address });
    this.at++;
  }
  replaceState(state: unknown, _title: string, address = this.address): void {
    this.entries[this.at] = { state, address };
  }
  back(): void {
    this.pending++;
  }
  /** The browser takes the steps that it was asked for. */
  arrive(): void {
    for (; this.pending; this.pending--) {
      this.at--;
      this.tell('popstate');
    }
  }
  tell(event: string): void {
    for (const listener of this.listeners.get(event) ?? []) listener();
  }
}

let history: SlowHistory;
let back: typeof import('./back');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  history = new SlowHistory();
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) =>
    history.listeners.set(event, [...(history.listeners.get(event) ?? []), listener]),
  );
  back = await import('./back');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('closes the sheet on top, and leaves the history as it was', () => {
  const close = vi.fn();
  const isClosed = back.onBack(close);
  expect(history.entries).toHaveLength(2);
  history.back();
  history.arrive();
  expect(close).toHaveBeenCalledOnce();
  isClosed();
  vi.runAllTimers();
  history.arrive();
  expect(history.at).toBe(0);
});

it('leaves a sheet open that was opened while the step back of another was on its way', () => {
  back.onBack(() => undefined)();
  vi.runAllTimers();
  const close = vi.fn();
  back.onBack(close);
  history.arrive();
  expect(close).not.toHaveBeenCalled();
  // It has its own entry now: Back closes it, and stays on the page.
  expect(history.at).toBe(1);
  history.back();
  history.arrive();
  expect(close).toHaveBeenCalledOnce();
  expect(history.at).toBe(0);
});

it('goes on to another page only after the step back, which would undo it', () => {
  back.onBack(() => undefined)();
  vi.runAllTimers();
  back.onceBack(() => history.pushState(null, '', '/me'));
  expect(history.address).toBe('/t/one');
  history.arrive();
  expect(history.address).toBe('/me');
  back.onceBack(() => history.pushState(null, '', '/tables'));
  expect(history.address).toBe('/tables');
});

it('goes on where the page was left before the step was taken, and is shown again', () => {
  back.onBack(() => undefined)();
  vi.runAllTimers();
  history.pending = 0;
  history.tell('pageshow');
  const act = vi.fn();
  back.onceBack(act);
  expect(act).toHaveBeenCalledOnce();
});
