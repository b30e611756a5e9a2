/** Tournaments in words: what they are played by, and how numbers of theirs are written. */
import { settings } from './settings.svelte';
import type { TournamentGlance } from './types';
import { t } from './words.svelte';

/** Points and the like, with no more decimals than they need. */
export const figure = (value: number): string => new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(value);

export const percentage = (value: number): string =>
  new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 1 }).format(value);

export function paceOf({ clock }: TournamentGlance): string {
  if (clock.kind === 'live') return t('clock-live-choice', { minutes: (clock.bank ?? 0) / 60, increment: clock.increment ?? 0 });
  return t('recap-days', { count: clock.days ?? 1 });
}

/** How far it is, for whoever reads a list. */
export function stateOf({ status, closed, round, rounds, members }: TournamentGlance): string {
  if (status === 'open') return t('tournament-is-open', { count: members });
  if (status === 'playing') return t('tournament-is-playing', { round, rounds: rounds ?? round });
  if (status === 'over') return t('tournament-is-over');
  return t(closed === 'expiry' ? 'tournament-expired' : 'tournament-cancelled');
}
