/** Puts a sprite on the page once; `<use href="#id">` finds it from anywhere. */
import icons from '../art/icons.svg?raw';

const there = new Set<string>();

export function addSprite(source: string): void {
  if (there.has(source)) return;
  there.add(source);
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.classList.add('vh');
  document.body.prepend(document.importNode(sprite, true));
}

export const addIcons = (): void => addSprite(icons);
