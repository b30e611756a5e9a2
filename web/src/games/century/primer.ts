/** What 20th Century shows to whoever sits down at it for the first time. */
import type { Primer } from '../../learning/primer';
import Picture from './Picture.svelte';
import type { CenturyView } from './view';

export const primer: Primer<CenturyView> = {
  Picture,
  chapters: [
    { id: 'catastrophe', isNow: (view) => view.phase === 'catastrophe' },
    { id: 'consolidation', isNow: (view) => view.phase === 'consolidation' },
  ],
  rules: { R19: '2', R29: '3', R31: 'environment', R36: '4', R49: 'waste', R50: '5', R56: 'equipment', R60: 'once', R64: 'always', R72: '1' },
};
