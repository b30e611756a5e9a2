import '@fontsource-variable/inter';
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { onLost } from './lib/connection.svelte';
import { go, startRouter } from './lib/router.svelte';
import { whoAmI } from './lib/session.svelte';
import { show } from './lib/settings.svelte';
import { keepTables, refreshTables } from './lib/tables.svelte';
import { addIcons } from './ui/sprite';

show();
addIcons();
startRouter();
const begin = (): Promise<void> => whoAmI().then(refreshTables);
onLost(() => void begin());
void begin();
keepTables();
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page works without it, too.
  void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    if (data.type === 'go' && data.path?.startsWith('/')) go(data.path);
  });
}
mount(App, { target: document.getElementById('app')! });
