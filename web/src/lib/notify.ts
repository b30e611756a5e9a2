/** Tells that it is my turn: in the title, by a sound, by a notification when nobody looks at the page. */
import { settings } from './settings.svelte';

/** Notices of the server and of this page are one: the newer replaces the older. */
const TAG = 'turn';
const MUTED = 'tablee.notices-off';

let audio: AudioContext | null = null;

/** Two soft notes, made here: no file to fetch. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

export function titled(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
}

/** What this browser lets us do: nothing here, nothing yet on iOS, not any more, not asked, or notify. */
export type Permission = 'none' | 'install' | 'denied' | 'default' | 'granted';

export function permission(): Permission {
  if ('Notification' in globalThis) return Notification.permission;
  const isOnIos = 'standalone' in navigator;
  return isOnIos ? 'install' : 'none';
}

/** Whether notifications are wanted in this browser, and may be shown. */
export const isOn = (): boolean => permission() === 'granted' && !localStorage.getItem(MUTED);

/** Whether they may be shown from now on; asks whoever has not been asked. */
export async function turnOn(): Promise<boolean> {
  if (permission() === 'default') await Notification.requestPermission();
  localStorage.removeItem(MUTED);
  return isOn();
}

export const turnOff = (): void => localStorage.setItem(MUTED, 'yes');

/** The service worker, which shows notifications also where pages may not. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration()) ?? null;
}

export async function myTurn(title: string, body: string, path: string): Promise<void> {
  chime();
  if (!document.hidden || !isOn()) return;
  const icon = '/icons/icon-192.png';
  const registration = await worker();
  if (registration) await registration.showNotification(title, { body, tag: TAG, icon, data: { path } });
  else new Notification(title, { body, tag: TAG, icon }).onclick = () => focus();
}

/** I am here: what told me to come need not be shown any longer. */
export async function come(): Promise<void> {
  const shown = (await (await worker())?.getNotifications({ tag: TAG })) ?? [];
  for (const notification of shown) notification.close();
}
