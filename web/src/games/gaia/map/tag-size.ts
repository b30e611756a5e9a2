/** How large the chip of a price is, in units of the map. */
import type { Mark } from '../faces';

export const ICON = 11;
export const TAG_HEIGHT = 15;
/** Of its numbers. */
export const TAG_TEXT = 11;
const DIGIT = 6.6;
const [LEFT, RIGHT, BETWEEN] = [4, 1, 3];

const wide = ({ icon, count }: Mark): number => (icon ? ICON + 1 : 0) + String(count ?? '').length * DIGIT + BETWEEN;

export const tagWidth = (marks: readonly Mark[]): number => marks.reduce((sum, mark) => sum + wide(mark), LEFT + RIGHT);

/** Each mark with where it begins. */
export function laidOut(marks: readonly Mark[]): (Mark & { x: number })[] {
  let x = LEFT;
  return marks.map((mark) => {
    const from = x;
    x += wide(mark);
    return { ...mark, x: from };
  });
}
