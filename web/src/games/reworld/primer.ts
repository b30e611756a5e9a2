/** What Reworld shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { ReworldView } from './view';

export const primer: Primer<ReworldView> = {
  Picture,
  chapters: [{ id: 'colony', isNow: (view) => view.chapter === 2 }],
  rules: { R12: '2', R19: '3', R33: '4', R36: '5', R58: '1' },
};
