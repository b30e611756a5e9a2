/** Who sits in front of the screen. */
import { api, ApiError } from './api';
import { forget, kept } from './kept';
import { friendlyName } from './names';
import { pushFor } from './push.svelte';
import { adopt, onChoice, settings } from './settings.svelte';
import type { Me } from './types';

export const session = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** This is who sits there now; nobody, once signed out. */
export function welcome(me: Me | null): void {
  session.me = me;
  session.known = true;
  if (me) adopt(me.settings);
  if (kept()?.me.id !== me?.id) forget();
  void pushFor(me?.id ?? null).catch(() => undefined);
}

export async function whoAmI(): Promise<void> {
  try {
    welcome(await api.me());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'offline') welcome(null);
    // Nobody else can have sat down meanwhile.
    else if (!session.known) Object.assign(session, { me: kept()?.me ?? null, known: true });
  }
}

/** A guest is made on the first act that needs one, with a friendly name. */
export async function beSomeone(name = friendlyName(settings.lang)): Promise<Me> {
  if (!session.known) await whoAmI();
  if (!session.me) welcome(await api.newGuest(name));
  return session.me!;
}

export async function newAccount(name: string, password: string): Promise<void> {
  welcome(await api.newAccount(name, password));
}

export async function signIn(name: string, password: string): Promise<void> {
  welcome(await api.signIn(name, password));
}

export async function signOut(): Promise<void> {
  await api.revoke('current');
  welcome(null);
}

onChoice((change) => {
  if (session.me) void api.change(change).catch(() => undefined);
});
