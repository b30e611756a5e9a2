/** The client's own words, and each game's, in the chosen language. */
import { api, ApiError } from './api';
import { MissingWords, Phrasebook } from './phrasebook';
import { LANGUAGES, settings, type Lang } from './settings.svelte';
import type { Sentence } from './types';
import en from '../texts/en.ftl?raw';
import fr from '../texts/fr.ftl?raw';

const own: Record<Lang, Phrasebook> = {
  fr: new Phrasebook('fr', [fr]),
  en: new Phrasebook('en', [en]),
};

function safely(speak: () => string, fallback: string): string {
  try {
    return speak();
  } catch (error) {
    if (error instanceof MissingWords) return fallback;
    throw error;
  }
}

/** A text of the client. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return safely(() => own[settings.lang].say({ id: key, args }), key);
}

export const hasText = (key: string): boolean => own[settings.lang].has(key);

/** Every book there is, by room and language; outside of whatever draws with them. */
const shelf = $state<Record<string, Phrasebook>>({});

/** Milliseconds until words that did not come are asked for again. */
const AGAIN = 3000;

/** The words of one room (a game, or '' for the server's own), language by language. */
export class Book {
  private readonly asked = new Set<Lang>();

  constructor(private readonly room: string) {}

  /** The book in the chosen language; while it is fetched, another one that is there. */
  get current(): Phrasebook | null {
    const wanted = settings.lang;
    if (!this.asked.has(wanted)) queueMicrotask(() => void this.load(wanted));
    const found = [wanted, ...LANGUAGES].map((lang) => shelf[`${this.room}/${lang}`]);
    return found.find(Boolean) ?? null;
  }

  async load(lang: Lang = settings.lang): Promise<void> {
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    const rooms = ['kit', 'server', ...(this.room ? [this.room] : [])];
    try {
      const texts = await Promise.all(rooms.map((room) => text(room, lang)));
      shelf[`${this.room}/${lang}`] = new Phrasebook(lang, texts);
    } catch (error) {
      this.asked.delete(lang);
      // A page without words is of no use: they are asked for until they come, if there are any.
      if (!(error instanceof ApiError && error.code === 'not-found')) setTimeout(() => void this.load(lang), AGAIN);
    }
  }

  has(key: string): boolean {
    return this.current?.has(key) ?? false;
  }

  say(sentence: Sentence, names: readonly string[] = [], you: number | null = null): string {
    const book = this.current;
    if (book?.has(sentence.id)) return safely(() => book.say(sentence, names, you), sentence.id);
    return safely(() => own[settings.lang].say(sentence, names, you), book ? sentence.id : '');
  }
}

const fetched = new Map<string, Promise<string>>();

function text(room: string, lang: Lang): Promise<string> {
  const key = `${room}/${lang}`;
  const known = fetched.get(key);
  if (known) return known;
  const fresh = api.texts(room, lang);
  fetched.set(key, fresh);
  fresh.catch(() => fetched.delete(key));
  return fresh;
}

const books = new Map<string, Book>();

export function book(room = ''): Book {
  let found = books.get(room);
  if (!found) books.set(room, (found = new Book(room)));
  return found;
}
