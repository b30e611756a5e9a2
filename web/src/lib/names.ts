/** Friendly names for guests, so that nobody has to type before playing. */
import type { Lang } from './settings.svelte';

const animals: Record<Lang, string[]> = {
  fr: ['Loutre', 'Mésange', 'Renard', 'Hermine', 'Martre', 'Colibri', 'Lynx', 'Tortue', 'Chouette', 'Castor', 'Lièvre', 'Hérisson'],
  en: ['Otter', 'Wren', 'Fox', 'Stoat', 'Marten', 'Heron', 'Lynx', 'Turtle', 'Owl', 'Beaver', 'Hare', 'Badger'],
};

export function friendlyName(lang: Lang, random: () => number = Math.random): string {
  const list = animals[lang];
  return `${list[Math.floor(random() * list.length)]} ${10 + Math.floor(random() * 90)}`;
}
