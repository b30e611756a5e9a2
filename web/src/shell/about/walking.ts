/**
 * The keyboard's way to things that cannot be pointed at: they are no stops of the Tab key, but one can
 * walk to them. Arrows go to what can be pointed at while there is any; with Shift, to any thing.
 */
import { neighbour } from '../choosing/targets.svelte';
import { ACTING, THINGS } from './subject';

/** What one walks to; buttons, fields and tabs have keys of their own. */
const WALKED = `:is(${THINGS}):not(${ACTING})`;

export const isThing = (element: Element): boolean => element.matches(WALKED);

/** Gives an element the focus; a thing is a button for as long as it has it. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (isThing(element)) lend(element, { tabindex: '-1', role: 'button', 'aria-label': element.getAttribute('data-about') ?? '' });
  element.focus();
}

/** Sets what is missing of these attributes, until the focus goes. */
function lend(element: Element, wanted: Record<string, string>): void {
  const lent = Object.entries(wanted).filter(([name, value]) => value && !element.hasAttribute(name));
  for (const [name, value] of lent) element.setAttribute(name, value);
  const takeBack = (): void => {
    // By now it may have become a target, whose button is not ours.
    if (!element.hasAttribute('data-state')) for (const [name] of lent) element.removeAttribute(name);
  };
  element.addEventListener('blur', takeBack, { once: true });
}

/** From a thing to the next one in a direction. */
export function walk(root: Element, from: Element, direction: [number, number], toAny: boolean): void {
  const scope = from.closest('dialog') ?? root;
  const among = !toAny && scope.querySelector('[data-state]') ? '[data-state]' : WALKED;
  const next = neighbour(scope, from, direction, among);
  if (next) focusOn(next);
}

/** To the first thing of the board. */
export function enter(root: Element): boolean {
  const first = [...root.querySelectorAll('.board [data-about]')].find((thing) => thing.checkVisibility({ visibilityProperty: true }));
  if (first) focusOn(first);
  return first !== undefined;
}
