/** How long ago, as people say it. */
import { settings } from './settings.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(at: string, now = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** A moment to come or gone, by the reader's own clock. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString(settings.lang, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

export const day = (at: string): string =>
  new Date(at).toLocaleDateString(settings.lang, { day: 'numeric', month: 'long' });
