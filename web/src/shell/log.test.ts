import { describe, expect, it } from 'vitest';
import { chapters, headingOf, withEvents } from './log';

const event = (version: number, id = 'event-Move') => ({ version, id });

describe('the log', () => {
  it('grows, and is told anew from where a message begins', () => {
    const log = withEvents([], [event(1), event(2)], 0);
    expect(withEvents(log, [event(3)], 2)).toEqual([event(1), event(2), event(3)]);
    expect(withEvents(log, [event(2)], 1)).toEqual([event(1), event(2)]);
  });

  it('forgets what was undone', () => {
    expect(withEvents([event(1), event(2)], [], 1)).toEqual([event(1)]);
  });

  const wordless = { has: () => false };
  const events = [event(0), event(1, 'event-RoundBegan'), event(2), event(3)];

  it('has headings where something begins', () => {
    const parts = chapters(events, wordless);
    expect(parts.map((part) => [part.heading?.id ?? null, part.events.length])).toEqual([
      [null, 1],
      ['event-RoundBegan', 2],
    ]);
  });

  it('has the short headings that the game has words for', () => {
    const words = { has: (key: string) => key === 'heading-RoundBegan' };
    expect(chapters(events, words)[1]?.heading?.id).toBe('heading-RoundBegan');
    expect(headingOf(event(1), words)).toBeNull();
  });
});
