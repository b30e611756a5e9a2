/** How I am told of my turn while no page is open: by messages to this browser, or by letter. */
import { api } from './api';
import { isOn, turnOff, turnOn, worker } from './notify';
import { settings } from './settings.svelte';
import type { NoticesInfo } from './types';

/** Whose messages this browser takes. */
const OWNER = 'tablee.push';

export const notices = $state<{ info: NoticesInfo | null; on: boolean }>({ info: null, on: false });

const told = (info: NoticesInfo): void => {
  notices.info = info;
  notices.on = isOn();
};

export async function loadNotices(): Promise<void> {
  notices.on = isOn();
  told(await api.notices());
}

/** The server speaks to me as this page does, also if I never chose a language. */
export const speakAlike = (): Promise<unknown> => api.change({ lang: settings.lang });

export async function chooseEmail(email: NoticesInfo['email']): Promise<void> {
  await speakAlike();
  told(await api.changeNotices(email));
}

/** What is done about messages comes to its end before the next begins, for each asks what is so. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(act: () => Promise<void>): Promise<void> {
  const done = last.then(act);
  last = done.catch(() => undefined);
  return done;
}

/** I am notified in this browser: also while no page is open, if it takes messages. */
export async function notifyHere(me: string): Promise<void> {
  // Browsers ask only whoever has just pressed something: that cannot wait its turn.
  notices.on = await turnOn();
  if (notices.on) await inTurn(() => subscribe(me));
}

export function notifyNowhere(): Promise<void> {
  turnOff();
  return inTurn(leave);
}

/** Whoever sits here now gets his own messages in this browser, and nobody else's. */
export const pushFor = (me: string | null): Promise<void> => inTurn(() => takeOver(me));

async function subscribe(me: string): Promise<void> {
  const info = notices.info ?? (await api.notices());
  told(info);
  const subscription = await subscribed(info.push_key);
  if (!subscription) return;
  await speakAlike();
  await tell(subscription);
  localStorage.setItem(OWNER, me);
}

async function leave(): Promise<void> {
  try {
    await unsubscribe();
    told(await api.pushNowhere());
  } finally {
    notices.on = false;
  }
}

async function subscribed(key: string): Promise<PushSubscription | null> {
  const registration = await worker();
  if (!registration?.pushManager) return null;
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // Its push service cannot be reached, or there is none: then notices come while a page is open.
    return null;
  }
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  told(await api.pushHere({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }));
}

const current = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager?.getSubscription()) ?? null;

async function unsubscribe(): Promise<void> {
  localStorage.removeItem(OWNER);
  await (await current())?.unsubscribe();
}

async function takeOver(me: string | null): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (!owner) return;
  if (owner !== me) {
    await unsubscribe();
    return;
  }
  const subscription = await current();
  told(await api.notices());
  // Another session of the same person: it says so anew.
  if (subscription && !notices.info?.push) await tell(subscription);
}
