/** Numbers as the reader's language writes them. */
import { settings } from './settings.svelte';

export function decimal(value: number, signed = false): string {
  const written = value.toLocaleString(settings.lang, {
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return written.replace('-', '−');
}
