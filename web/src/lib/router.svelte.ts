/** Addresses: `/t/:id` and the like, without reloading the page. */

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function sync(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

export function go(address: string, { replace = false } = {}): void {
  const samePage = new URL(address, location.href).pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  sync();
  if (!samePage) scrollTo(0, 0);
}

/** The named parts when `path` fits `pattern`, else null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index]!);
    if (part.startsWith(':')) parts[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return parts;
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
