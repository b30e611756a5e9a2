import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongPress } from './long-press';

describe('a press', () => {
  let press: LongPress;
  const lasts = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    lasts.mockClear();
    press = new LongPress();
    press.begin({ x: 100, y: 100 }, lasts);
  });
  afterEach(() => void vi.useRealTimers());

  it('that lasts is no click, also if the finger trembles', () => {
    press.move({ x: 104, y: 97 });
    vi.advanceTimersByTime(440);
    expect(press.hasLasted).toBe(false);
    vi.advanceTimersByTime(20);
    expect(press.hasLasted).toBe(true);
    expect(lasts).toHaveBeenCalledOnce();
  });

  it('that ends soon is a click', () => {
    vi.advanceTimersByTime(300);
    press.end();
    vi.advanceTimersByTime(1000);
    expect([press.hasLasted, lasts.mock.calls.length]).toEqual([false, 0]);
  });

  it('that moves away drags or scrolls', () => {
    press.move({ x: 100, y: 115 });
    vi.advanceTimersByTime(1000);
    expect(press.hasLasted).toBe(false);
  });

  it('is forgotten when the next one begins', () => {
    vi.advanceTimersByTime(500);
    press.begin({ x: 0, y: 0 }, lasts);
    expect(press.hasLasted).toBe(false);
  });
});
