/** Where the card stands: beside its thing, whole, and never over it if there is room elsewhere. */
import type { Spot } from './subject';

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const MARGIN = 8;
/** A larger thing leaves no room beside it: the card stands beside the pointer. */
const LARGE = 220;

const within = (value: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(value, room - size - MARGIN));

/** What the card stands beside: the thing, or the spot where a large one was pointed at. */
export function anchorOf(thing: Box, spot: Spot | null): Box {
  if (!spot || (thing.width <= LARGE && thing.height <= LARGE)) return thing;
  return { left: spot.x - GAP, top: spot.y - GAP, width: 2 * GAP, height: 2 * GAP };
}

export function placeBeside(anchor: Box, card: Size, room: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - card.height;
  const centred = within(anchor.left + anchor.width / 2 - card.width / 2, card.width, room.width);
  if (below + card.height + MARGIN <= room.height) return { left: centred, top: Math.max(MARGIN, below) };
  if (above >= MARGIN) return { left: centred, top: above };
  const after = anchor.left + anchor.width + GAP;
  const middle = within(anchor.top + anchor.height / 2 - card.height / 2, card.height, room.height);
  if (after + card.width + MARGIN <= room.width) return { left: after, top: middle };
  return { left: within(anchor.left - GAP - card.width, card.width, room.width), top: middle };
}
