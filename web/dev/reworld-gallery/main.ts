/** Only in development: /dev/reworld-gallery/?at=paying-4&chosen=card:1,card:4&theme=dark&lang=en */
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/states.css';
import { mount } from 'svelte';
import { addIcons } from '../../src/ui/sprite';
import Gallery from './Gallery.svelte';
import stored from './positions.json';

const asked = new URLSearchParams(location.search);
document.documentElement.className = asked.get('theme') ?? '';
addIcons();
mount(Gallery, {
  target: document.body,
  props: {
    stored: stored as never,
    at: asked.get('at') ?? 'station-early-4',
    first: asked.get('chosen')?.split(',') ?? [],
    lang: asked.get('lang') === 'en' ? 'en' : 'fr',
  },
});
