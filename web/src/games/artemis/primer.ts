/** What The Artemis Project shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { ArtemisView } from './view';

export const primer: Primer<ArtemisView> = {
  Picture,
  chapters: [{ id: 'maintenance', isNow: (view) => view.phase === 'maintenance' }],
  rules: { R31: '2', R32: 'toolkit', R34: 'colonists', R45: 'academy', R48: 'regions', R60: '3', R61: '4', R92: '5', R104: '1' },
};
