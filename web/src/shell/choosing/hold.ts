/** A button that goes on acting while it is held down; a click acts once. */
import type { Attachment } from 'svelte/attachments';

const DELAY = 350;
const EVERY = 70;

export function held(act: () => void): Attachment<HTMLElement> {
  return (button) => {
    let timer = 0;
    let hasActed = false;

    function again(): void {
      hasActed = true;
      act();
      timer = window.setTimeout(again, EVERY);
    }
    const stop = (): void => window.clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      hasActed = false;
      if (event.button === 0) timer = window.setTimeout(again, DELAY);
    };
    const click = (): void => {
      stop();
      if (!hasActed) act();
      hasActed = false;
    };
    const ENDS = ['pointerup', 'pointerleave', 'pointercancel'] as const;
    button.addEventListener('pointerdown', down);
    button.addEventListener('click', click);
    for (const end of ENDS) button.addEventListener(end, stop);
    return () => {
      stop();
      button.removeEventListener('pointerdown', down);
      button.removeEventListener('click', click);
      for (const end of ENDS) button.removeEventListener(end, stop);
    };
  };
}
