/** The log: what happened, in order, under its headings. */
import type { EventMessage, Sentence } from '../../lib/types';

export interface Chapter {
  heading: Sentence | null;
  events: EventMessage[];
}

/** What has the words for headings. */
interface Words {
  has(key: string): boolean;
}

/**
 * The heading that an event begins: the game's short words for it (`heading-RoundBegan` for
 * `event-RoundBegan`), or else the whole sentence of whatever "began".
 */
export function headingOf(event: EventMessage, words: Words): Sentence | null {
  const name = event.id.replace(/^event-/u, '');
  const short = `heading-${name}`;
  if (words.has(short)) return { id: short, ...(event.args ? { args: event.args } : {}) };
  return name.endsWith('Began') ? event : null;
}

/** The events under the headings that some of them begin. */
export function chapters(events: EventMessage[], words: Words): Chapter[] {
  const found: Chapter[] = [{ heading: null, events: [] }];
  for (const event of events) {
    const heading = headingOf(event, words);
    if (heading) found.push({ heading, events: [] });
    else found.at(-1)!.events.push(event);
  }
  return found.filter((chapter) => chapter.heading || chapter.events.length);
}

export const seatOf = (event: Sentence): number | null => {
  const seat = event.args?.['seat'];
  return typeof seat === 'number' ? seat : null;
};
