/**
 * The keyboard's way to things that cannot be pointed at: they are no stops of the Tab key, but one can
 * walk to them. Arrows go to what can be pointed at while there is any; with Shift, to any thing.
 */
import { neighbour } from '../choosing/targets.svelte';
import { ACTING, THINGS } from './subject';

type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null): element is Focusable =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** Whether the element is a thing that arrows walk from; buttons, fields and tabs have keys of their own. */
export const isThing = (element: Element): boolean => element.matches(THINGS) && !element.matches(ACTING);

/** Makes a thing a button for as long as the focus is on it. */
function visit(element: Focusable): void {
  const wanted = { tabindex: '-1', role: 'button', 'aria-label': element.getAttribute('data-about') ?? '' };
  const lent = Object.entries(wanted).filter(([name, value]) => value && !element.hasAttribute(name));
  for (const [name, value] of lent) element.setAttribute(name, value);
  element.addEventListener(
    'blur',
    () => {
      // By now it may have become a target, whose button is not ours.
      if (!element.hasAttribute('data-state')) for (const [name] of lent) element.removeAttribute(name);
    },
    { once: true },
  );
  element.focus();
}

/** From a thing to the next one in a direction. */
export function walk(root: Element, from: Element, direction: [number, number], toAny: boolean): void {
  const scope = from.closest('dialog') ?? root;
  const among = !toAny && scope.querySelector('[data-state]') ? '[data-state]' : THINGS;
  const next = neighbour(scope, from, direction, among);
  if (isFocusable(next)) visit(next);
}

/** To the first thing of the board. */
export function enter(root: Element): boolean {
  const first = [...root.querySelectorAll('.board [data-about]')].find((thing) => thing.checkVisibility());
  if (!isFocusable(first ?? null)) return false;
  visit(first as Focusable);
  return true;
}
