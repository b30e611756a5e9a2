/** Addresses: `/t/:id` and the like, without reloading the page. */
import { isAtNote, onceBack } from './back';

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function sync(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

export function go(address: string, { replace = false } = {}): void {
  onceBack(() => {
    const samePage = new URL(address, location.href).pathname === location.pathname;
    // Whoever goes on from a sheet comes back to the page below it.
    history[replace || isAtNote() ? 'replaceState' : 'pushState'](null, '', address);
    sync();
    if (!samePage) scrollTo(0, 0);
  });
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', sync);
  addEventListener('click', follow);
}
