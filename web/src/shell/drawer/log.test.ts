import { describe, expect, it } from 'vitest';
import { chapters, headingOf } from './log';

const event = (step: number, id = 'event-Move') => ({ step, id });

describe('the log', () => {
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
