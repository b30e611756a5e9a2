/** What Reykholt shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { ReykholtView } from './view';

export const primer: Primer<ReykholtView> = {
  Picture,
  chapters: [{ id: 'tourism', isNow: (view) => view.phase === 'tourism' }],
  rules: { R2: 'goods', R14: '2', R17: 'flag', R27: '3', R34: 'sizes', R41: '4', R46: '5', R49: 'front', R57: '1' },
};
