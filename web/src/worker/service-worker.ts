/**
 * The service worker: opens the client without a connection, and shows notices while no page is open.
 *
 * It keeps files of this build alone, nothing of a person. It imports nothing: it is one file.
 */

/** The name of this build, and the files that its pages need to open; written by vite.config.ts. */
declare const __BUILD__: string;
declare const __SHELL__: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `tablee-${__BUILD__}`;
/** Every page of the client is this one. */
const PAGE = '/';
const TAG = 'turn';

interface Notice {
  title: string;
  body: string;
  /** What a click opens. */
  path: string;
  lang: string;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...__SHELL__]))
      // It may take over at once: pages come from the network first, and name their files by content.
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()));
});

/** Pages of the build before may still be open and ask for their files: its cache stays. */
async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('tablee-') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The page as the server has it now; as it was last known where there is no server. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status < 500) return response;
  } catch {
    // No connection.
  }
  return (await (await caches.open(CACHE)).match(PAGE)) ?? Response.error();
}

/** A file that never changes: its name tells its content. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request.url, response.clone());
  return response;
}

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, path, lang } = notice;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      lang,
      tag: TAG,
      data: { path },
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String((event.notification.data as { path?: string } | null)?.path ?? '/tables');
  event.waitUntil(open(path));
});

/** The page that shows it comes to the front; else any of ours goes there; else a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((client) => new URL(client.url).pathname === path) ?? pages[0];
  if (!there) {
    await worker.clients.openWindow(path);
    return;
  }
  there.postMessage({ type: 'go', path });
  await there.focus();
}

/** The push service has changed its mind: the server is told where messages go now. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const changed = event as ExtendableEvent & { oldSubscription?: PushSubscription | null };
  changed.waitUntil(subscribeAgain(changed.oldSubscription?.options.applicationServerKey ?? null));
});

async function subscribeAgain(key: ArrayBuffer | null): Promise<void> {
  if (!key) return;
  const fresh = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  });
}
