/** What a person has read already, and is not shown again: kept as their settings are. */
import { choose, settings } from '../lib/settings.svelte';

export const hasSeen = (card: string): boolean => settings.seen.includes(card);

export function see(card: string): void {
  if (!hasSeen(card)) choose('seen', [...settings.seen, card]);
}

export function forgetSeen(card: string): void {
  if (hasSeen(card)) choose('seen', settings.seen.filter((each) => each !== card));
}
