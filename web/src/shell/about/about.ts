/**
 * About anything: whatever carries `data-about` tells what it is, and what carries `data-target` why it
 * cannot be used now. A tap asks what cannot be pointed at; a long press, a right click and `?` ask anything.
 */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Sentence } from '../../lib/types';
import { ARROWS } from '../choosing/targets.svelte';
import type { Explanation } from '../live-table.svelte';
import AboutCard from './AboutCard.svelte';
import { LongPress } from './long-press';
import { isActing, subjectAt, THINGS, type Spot, type Subject } from './subject';
import { enter, focusOn, isThing, walk } from './walking';

/** What the card needs of its page. */
export interface Telling {
  say(sentence: Sentence): string;
  openRule(rule: string): void;
  /** Why a thing cannot be used now; nothing where that is nobody's question. */
  why(target: string): Promise<Explanation | null>;
}

/** What is told at the moment: never two things. */
class Told {
  subject: Subject | null = null;
  private card: Record<string, unknown> | null = null;
  /** Where the focus was before. */
  private before: Element | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly read: () => Telling,
  ) {}

  show(subject: Subject | null): boolean {
    if (!subject || (!subject.words && !subject.unusable)) return false;
    if (subject.element === this.subject?.element) return true;
    this.close();
    this.subject = subject;
    this.before = document.activeElement;
    // Behind an open sheet nothing can be read or clicked: the card belongs into it.
    const target = subject.element.closest('dialog') ?? this.root;
    this.card = mount(AboutCard, { target, props: { subject, root: this.root, read: this.read, close: this.close } });
    return true;
  }

  close = (): void => {
    if (!this.card) return;
    const isInside = document.activeElement?.closest('.about');
    void unmount(this.card);
    this.card = this.subject = null;
    if (isInside && this.before) focusOn(this.before);
  };
}

const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });
const isTyping = (element: Element): boolean => element.matches('input, textarea, select');

/** The thing that the keyboard means: where the focus is to be seen, else under the pointer, else in focus. */
function meantByKey(root: Element): Subject | null {
  const focused = root.contains(document.activeElement) ? document.activeElement!.closest(THINGS) : null;
  const hovered = [...root.querySelectorAll(':is([data-about], [data-target]):hover')].at(-1);
  const meant = focused?.matches(':focus-visible') ? focused : (hovered ?? focused);
  return meant ? subjectAt(meant, null) : null;
}

/** Attach to the element that holds everything that has something to tell. */
export function about(read: () => Telling): Attachment<HTMLElement> {
  return (root) => {
    const told = new Told(root, read);
    const press = new LongPress();
    /** What the card told when this press began: to press it again only closes the card. */
    let before: Element | null = null;

    const isInCard = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.about') !== null;

    const down = (event: PointerEvent): void => {
      if (isInCard(event.target)) return;
      before = told.subject?.element ?? null;
      told.close();
      const subject = event.target instanceof Element && root.contains(event.target) ? subjectAt(event.target, spotOf(event)) : null;
      if (subject && event.isPrimary && event.button === 0) press.begin(spotOf(event), () => told.show(subject));
    };
    const move = (event: PointerEvent): void => press.move(spotOf(event));
    const end = (): void => press.end();

    const click = (event: MouseEvent): void => {
      if (isInCard(event.target) || !(event.target instanceof Element)) return;
      if (press.hasLasted) {
        press.hasLasted = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (!isActing(event.target)) {
        const subject = subjectAt(event.target, spotOf(event));
        if (subject?.element !== before) told.show(subject);
      }
    };
    const menu = (event: MouseEvent): void => {
      const { target } = event;
      if (target instanceof Element && !isTyping(target) && told.show(subjectAt(target, spotOf(event)))) event.preventDefault();
    };

    /** Whether the key was for us. */
    const answers = (event: KeyboardEvent): boolean => {
      const target = event.target instanceof Element ? event.target : root;
      if (event.key === 'Escape' && told.subject) told.close();
      else if (isTyping(target)) return false;
      else if (event.key === '?') return told.show(meantByKey(root));
      else if (event.key === 'b') return !root.querySelector('[data-state]') && enter(root);
      else if (!root.contains(target) || !isThing(target)) return false;
      else if (ARROWS[event.key]) {
        if (target.hasAttribute('data-state') && !event.shiftKey) return false;
        told.close();
        walk(root, target, ARROWS[event.key]!, event.shiftKey);
      } else if (event.key === 'Enter' || event.key === ' ') return !isActing(target) && told.show(subjectAt(target, null));
      else return false;
      return true;
    };
    const key = (event: KeyboardEvent): void => {
      press.hasLasted = false;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !answers(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const gone = new AbortController();
    const { signal } = gone;
    // The page hears of all this after us: what we answer is answered.
    const first = { signal, capture: true };
    document.addEventListener('pointerdown', down, first);
    document.addEventListener('pointermove', move, { signal, passive: true });
    document.addEventListener('pointerup', end, first);
    document.addEventListener('pointercancel', end, first);
    document.addEventListener('keydown', key, first);
    root.addEventListener('click', click, first);
    root.addEventListener('contextmenu', menu, first);
    return () => {
      gone.abort();
      press.end();
      told.close();
    };
  };
}
