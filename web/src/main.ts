import '@fontsource-variable/inter';
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { whoAmI } from './lib/session.svelte';
import { show } from './lib/settings.svelte';
import { keepTables, refreshTables } from './lib/tables.svelte';
import { addIcons } from './ui/sprite';

show();
addIcons();
startRouter();
void whoAmI().then(refreshTables);
keepTables();
mount(App, { target: document.getElementById('app')! });
