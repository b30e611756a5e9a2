/** Every address and the page it shows; the first that fits. */
import type { Component } from 'svelte';

/** Each page takes the named parts of its own address, and the query. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = { default: Component<any> };

export interface Route {
  pattern: string;
  load: () => Promise<Page>;
  /** Whether another address of the same pattern is another page. */
  keyed?: boolean;
}

export const routes: Route[] = [
  { pattern: '/', load: () => import('./pages/Home.svelte') },
  { pattern: '/new', load: () => import('./pages/NewTable.svelte') },
  { pattern: '/new/:game', load: () => import('./pages/NewTable.svelte') },
  { pattern: '/tables', load: () => import('./pages/MyTables.svelte') },
  { pattern: '/t/:id', load: () => import('./pages/Table.svelte'), keyed: true },
  { pattern: '/replay/:id', load: () => import('./pages/Replay.svelte'), keyed: true },
  { pattern: '/tournaments', load: () => import('./pages/Tournaments.svelte') },
  { pattern: '/tournaments/new', load: () => import('./pages/NewTournament.svelte') },
  { pattern: '/tournaments/new/:game', load: () => import('./pages/NewTournament.svelte') },
  { pattern: '/tournaments/:id', load: () => import('./pages/Tournament.svelte'), keyed: true },
  { pattern: '/rules', load: () => import('./pages/RulesIndex.svelte') },
  { pattern: '/rules/:game', load: () => import('./pages/Rules.svelte'), keyed: true },
  { pattern: '/about/:game', load: () => import('./pages/About.svelte'), keyed: true },
  { pattern: '/ratings', load: () => import('./pages/Ratings.svelte') },
  { pattern: '/ratings/:game', load: () => import('./pages/Ratings.svelte') },
  { pattern: '/players/:name', load: () => import('./pages/Player.svelte'), keyed: true },
  { pattern: '/me', load: () => import('./pages/Profile.svelte') },
  { pattern: '/sign-in', load: () => import('./pages/SignIn.svelte') },
  { pattern: '/forgot', load: () => import('./pages/Forgot.svelte') },
  { pattern: '/reset', load: () => import('./pages/Reset.svelte') },
  { pattern: '/confirm', load: () => import('./pages/Confirm.svelte') },
  { pattern: '/unsubscribe/:token', load: () => import('./pages/Unsubscribe.svelte') },
  { pattern: '/admin', load: () => import('./pages/Admin.svelte') },
];

export const elsewhere: Route = { pattern: '', load: () => import('./pages/NotFound.svelte') };
