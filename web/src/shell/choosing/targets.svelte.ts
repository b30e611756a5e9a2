/** Finds what can be pointed at and makes it a button: `data-target` in, `data-state` out. */
import type { Attachment } from 'svelte/attachments';
import { stateOf, type TargetState } from './narrowing';

export interface Pointing {
  chosen: readonly string[];
  next: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  risky: ReadonlySet<string>;
  /** The words of what pointing at `id` may do. */
  label: (id: string) => string;
  point: (id: string, state: TargetState | null, element: Element) => void;
  /** Say yes to what waits for it; false where nothing does. */
  yes: () => boolean;
}

const ATTRIBUTES = ['data-state', 'role', 'tabindex', 'aria-label', 'aria-pressed'] as const;

type Wanted = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

/** What the board itself had put on an element before the shell came. */
const before = new WeakMap<Element, Wanted>();

function dress(element: Element, wanted: Wanted | null): void {
  let own = before.get(element);
  if (!own) {
    if (!wanted) return;
    own = {};
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) own[name] = value;
    }
    before.set(element, own);
  }
  const shown = wanted ?? own;
  for (const name of ATTRIBUTES) {
    const value = shown[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (!wanted) before.delete(element);
}

const targetsIn = (root: Element): NodeListOf<Element> => root.querySelectorAll('[data-target]');

function mark(root: Element, pointing: Pointing): void {
  const seen = new Map<string, number>();
  const said = new Map<string, string>();
  const words = (id: string): string => {
    let label = said.get(id);
    if (label === undefined) said.set(id, (label = pointing.label(id)));
    return label;
  };
  // What is no target any more must not look like one.
  for (const element of root.querySelectorAll('[data-state]:not([data-target])')) dress(element, null);
  for (const element of targetsIn(root)) {
    const id = element.getAttribute('data-target')!;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    const state = stateOf(id, nth, pointing.chosen, pointing.next, pointing.elsewhere, pointing.risky);
    dress(
      element,
      state && {
        'data-state': state,
        role: 'button',
        tabindex: '0',
        'aria-label': words(id),
        'aria-pressed': String(state === 'sel'),
      },
    );
  }
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest thing in a direction, seen from the focused one: a target unless others are wanted. */
export function neighbour(root: Element, from: Element, [dx, dy]: [number, number], among = '[data-state]'): Element | null {
  const here = from.getBoundingClientRect();
  let best: Element | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll(among)) {
    if (element === from || !element.checkVisibility({ visibilityProperty: true })) continue;
    const there = element.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = element;
    }
  }
  return best;
}

/** Whether a change of the page may have brought or changed something to point at. */
function bringsTargets({ type, addedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return true;
  for (const node of addedNodes) {
    if (node instanceof Element && (node.hasAttribute('data-target') || node.querySelector('[data-target]'))) return true;
  }
  return false;
}

/** Attach to the element that holds the board and all areas with targets. */
export function pointable(read: () => Pointing): Attachment<HTMLElement> {
  return (root) => {
    const act = (element: Element): void => {
      const id = element.getAttribute('data-target');
      if (id) read().point(id, element.getAttribute('data-state') as TargetState | null, element);
    };
    const click = (event: MouseEvent): void => {
      const hit = (event.target as Element).closest('[data-target], button, a');
      if (hit?.hasAttribute('data-target')) act(hit);
    };
    const key = (event: KeyboardEvent): void => {
      const element = event.target as Element;
      if (!element.hasAttribute('data-state')) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        const next = neighbour(root, element, arrow);
        if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
      } else if (event.key === 'Enter' || event.key === ' ') {
        // What is chosen and waits for a yes is not given up by the key that says yes.
        const isChosen = element.getAttribute('data-state') === 'sel';
        if (!(event.key === 'Enter' && isChosen && read().yes())) act(element);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener('click', click);
    root.addEventListener('keydown', key);
    const observer = new MutationObserver((records) => {
      if (records.some(bringsTargets)) mark(root, read());
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-target'] });
    $effect(() => {
      mark(root, read());
      // What came with this change is marked by now.
      observer.takeRecords();
    });
    return () => {
      observer.disconnect();
      root.removeEventListener('click', click);
      root.removeEventListener('keydown', key);
    };
  };
}
