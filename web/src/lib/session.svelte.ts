/** Who sits in front of the screen. */
import { api, ApiError } from './api';
import { friendlyName } from './names';
import { adopt, onChoice, settings } from './settings.svelte';
import type { Me } from './types';

export const session = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** This is who sits there now; nobody, once signed out. */
export function welcome(me: Me | null): void {
  session.me = me;
  session.known = true;
  if (me) adopt(me.settings);
}

export async function whoAmI(): Promise<void> {
  try {
    welcome(await api.me());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    welcome(null);
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
