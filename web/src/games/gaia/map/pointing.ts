/** What the pointer and the keyboard do on the map, besides pointing at targets. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '../hexgrid';
import type { Viewport } from './viewport.svelte';

/** A pointer that went further than this drags, and does not click. */
const SLACK = 6;

/** Tells what the pointer or the focus is on; nothing once they are gone, or a finger was `lifted`. */
export function pointedAt(tell: (thing: Element | null, lifted?: boolean) => void): Attachment<HTMLElement> {
  return (map) => {
    map.addEventListener('pointerover', (event) => tell(event.target as Element));
    map.addEventListener('focusin', (event) => tell(event.target as Element));
    map.addEventListener('pointerleave', ({ pointerType }) => tell(null, pointerType === 'touch'));
    // A focused choice that is taken off the map loses the focus in the middle of an update.
    map.addEventListener('focusout', (event) => {
      if (!map.contains(event.relatedTarget as Node | null)) queueMicrotask(() => tell(null));
    });
  };
}

/** Lets the pointer move and zoom the map. */
export function pannable(viewport: Viewport): Attachment<HTMLElement> {
  return (map) => {
    const down = new Map<number, Point>();
    let dragged = false;
    let far = 0;

    const apart = (): number => {
      const [one, other] = [...down.values()];
      return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
    };
    const begin = (event: PointerEvent): void => {
      if ((event.target as Element).closest('button')) return;
      if (!down.size) [dragged, far] = [false, 0];
      down.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const move = (event: PointerEvent): void => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      far += Math.hypot(dx, dy);
      if (!dragged && far < SLACK) return;
      dragged = true;
      const before = apart();
      down.set(event.pointerId, [event.clientX, event.clientY]);
      if (before) viewport.zoomBy(apart() / before);
      else viewport.panBy(dx, dy);
    };
    const end = (event: PointerEvent): void => void down.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      viewport.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    /** What is focused by keyboard comes into sight. */
    const focus = (event: FocusEvent): void => {
      if ((event.target as Element).closest('button')) return;
      const frame = map.getBoundingClientRect();
      const seen = (event.target as Element).getBoundingClientRect();
      const over = (low: number, high: number, from: number, to: number): number =>
        low < from ? from - low : high > to ? to - high : 0;
      const dx = over(seen.left, seen.right, frame.left, frame.right);
      const dy = over(seen.top, seen.bottom, frame.top, frame.bottom);
      if (dx || dy) viewport.panBy(dx, dy);
    };
    map.addEventListener('pointerdown', begin);
    map.addEventListener('click', click, true);
    map.addEventListener('wheel', wheel, { passive: false });
    map.addEventListener('focusin', focus);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  };
}
