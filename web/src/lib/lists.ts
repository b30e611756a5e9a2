/** Several names in one sentence, as the reader's language joins them. */
import { settings } from './settings.svelte';

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
