/** Tells that it is my turn: in the title, by a sound, by a notification when the page is hidden. */
import { settings } from './settings.svelte';

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

export const mayAsk = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'default';

export async function askToNotify(): Promise<void> {
  if (mayAsk()) await Notification.requestPermission();
}

export function myTurn(title: string, body: string): void {
  chime();
  if (!document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'tablee-turn' });
  note.onclick = () => {
    focus();
    note.close();
  };
}
