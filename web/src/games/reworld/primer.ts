/** What Reworld shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { ReworldView } from './view';

export const primer: Primer<ReworldView> = {
  Picture,
  chapters: [{ id: 'colony', isNow: (view) => view.chapter === 2 }],
  rules: { R12: '2', R15: 'price', R19: '3', R33: '4', R34: 'city', R36: '5', R37: 'defence', R58: '1', R66: 'mothership' },
};
