/** The reader's choices: kept in the browser, and with the account when there is one. */
import type { Preferences } from '../generated/wire';

export const LANGUAGES = ['fr', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['standard', 'deutan', 'tritan', 'contrast'] as const;
export const CONFIRMATIONS = ['always', 'costly', 'never'] as const;

export type Lang = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Confirm = (typeof CONFIRMATIONS)[number];
export type Palette = (typeof PALETTES)[number];

export interface Choices {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  sound: boolean;
  /** How much is held for a yes before it is played. */
  confirm: Confirm;
  motion: boolean;
  /** The cards that explain a game and have been read: `reworld`, `reworld/colony`. */
  seen: string[];
}

const KEY = 'tablee.settings';

function browserLanguage(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((lang): lang is Lang => (LANGUAGES as readonly string[]).includes(lang)) ?? 'en';
}

const defaults = (): Choices => ({
  lang: browserLanguage(),
  theme: 'system',
  palette: 'standard',
  sound: true,
  confirm: 'costly',
  motion: true,
  seen: [],
});

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

const allowed: { [K in keyof Omit<Choices, 'seen'>]: readonly unknown[] } = {
  lang: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  sound: [true, false],
  confirm: CONFIRMATIONS,
  motion: [true, false],
};

/** Only what this version of the client knows. */
function known(given: Partial<Record<string, unknown>>): Partial<Choices> {
  const entries = Object.entries(given).filter(([name, value]) =>
    name === 'seen' ? Array.isArray(value) : name in allowed && allowed[name as keyof typeof allowed].includes(value),
  );
  return Object.fromEntries(entries) as Partial<Choices>;
}

export const settings: Choices = $state({ ...defaults(), ...known(stored()) });

let keepWithAccount: ((change: Preferences) => void) | null = null;

/** Let an account hear of every change. */
export function onChoice(listener: (change: Preferences) => void): void {
  keepWithAccount = listener;
}

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
}

export function choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  keep();
  keepWithAccount?.({ [name]: value });
}

/** Take over what an account has kept. */
export function adopt(kept: Preferences): void {
  Object.assign(settings, known({ ...kept }));
  keep();
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const mayMove = (): boolean => settings.motion && !still.matches;

/** Bring the choices to the page's root, where the style sheets read them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${settings.lang}.webmanifest`);
  root.classList.toggle('light', settings.theme === 'light');
  root.classList.toggle('dark', settings.theme === 'dark');
  root.dataset['palette'] = settings.palette;
  root.dataset['motion'] = settings.motion ? 'on' : 'off';
}

export function switchTheme(): void {
  const dark =
    settings.theme === 'system'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.theme === 'dark';
  choose('theme', dark ? 'light' : 'dark');
}
