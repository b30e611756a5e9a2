/** What Gaia Project shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { GaiaView } from './view';

export const primer: Primer<GaiaView> = {
  Picture,
  chapters: [{ id: 'actions', isNow: (view) => view.round > 0 }],
  rules: { R19: '5', R27: '4', R33: '2', R40: '3', R48: 'gaiaform', R52: 'upgrade', R69: 'federation', R84: 'research', R116: '1' },
};
