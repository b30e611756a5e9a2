/** Pieces travel from where they were: `data-piece` names them, `data-frame` marks the areas. */

interface Place {
  element: Element;
  at: DOMRect;
  /** The area it lay in. */
  frame: DOMRect | null;
}

export type Places = Map<string, Place>;

const TRAVEL = 260;
const APART = 45;
const LATEST = 340;

const frameOf = (piece: Element): DOMRect | null =>
  piece.closest('[data-frame]')?.getBoundingClientRect() ?? null;

export function placesOf(root: Element): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const at = element.getBoundingClientRect();
    places.set(element.getAttribute('data-piece')!, { element, at, frame: frameOf(element) });
  }
  return places;
}

/** How many CSS pixels one unit of an element's own space is. */
function unit(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

function sameFrame(one: DOMRect | null, other: DOMRect | null): boolean {
  if (!one || !other) return one === other;
  const apart = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height];
  return apart.every((difference) => Math.abs(difference) < 1);
}

/** Whether a piece only went along with its area, which was laid out anew. */
const wentAlong = (old: Place, piece: Element): boolean =>
  old.element === piece && !sameFrame(old.frame, frameOf(piece));

export function travel(root: Element, from: Places): void {
  let order = 0;
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const old = from.get(piece.getAttribute('data-piece')!);
    const now = piece.getBoundingClientRect();
    if (!old || !old.at.width || !now.width || wentAlong(old, piece)) continue;
    const dx = old.at.x + old.at.width / 2 - now.x - now.width / 2;
    const dy = old.at.y + old.at.height / 2 - now.y - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const k = unit(piece);
    const scale = piece instanceof SVGElement ? 1 : old.at.width / now.width;
    piece.animate(
      [
        { translate: `${dx / k}px ${dy / k}px`, scale: String(scale), zIndex: 5 },
        { translate: '0 0', scale: '1', zIndex: 5 },
      ],
      {
        duration: TRAVEL,
        delay: Math.min(order++ * APART, LATEST),
        easing: 'cubic-bezier(.2, .8, .2, 1)',
        fill: 'backwards',
      },
    );
  }
}
