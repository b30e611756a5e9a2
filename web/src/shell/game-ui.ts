/**
 * What a game brings to the table: components that draw its view.
 *
 * A board only draws. Every visible thing that a player may point at carries `data-target="port:7"`
 * (the ids of docs/protocol.md); every piece that travels carries `data-piece="a stable id"`. The
 * shell finds these elements and does the rest: it sets `data-state` to
 *
 *   - `target`: a click here narrows or plays,
 *   - `risk`:   the same, but whatever it may mean deserves a warning: not gold,
 *   - `avail`:  possible too, while something else is chosen or looked at,
 *   - `sel`:    chosen,
 *
 * (or removes it), with tabindex, role, aria-label and aria-pressed, and listens to clicks and keys.
 * So a board sets none of these and listens to nothing. Two equal things (two cards of one type) may
 * carry the same id: as many of them show `sel` as were chosen. Elements with `data-target` are
 * buttons when they can be pointed at, so they should not contain one another.
 * Anything that has a name carries `data-about` (what it is and does, said in the reader's words) and,
 * where a rule tells more, `data-rule="R40"`: a tap on what cannot be pointed at, a long press, a right
 * click or `?` on anything shows it. A board uses no `title`: nothing may be known by hovering alone.
 * `styles/states.css` draws the states; a board may refine them (`[data-state='target'] .ring`), or
 * set `--ring` to the radius of its pieces.
 */
import type { Component } from 'svelte';
import type { EventMessage, Holdings, LegalAction, SeatInfo, Sentence } from '../lib/types';
import type { Primer } from '../learning/primer';
import type { Count } from './choosing/numbers';

export type { EventMessage, Holdings, LegalAction, SeatInfo, Sentence } from '../lib/types';

/** Says a text key of the game or the kit in the reader's language. */
export type Translate = (key: string, args?: Sentence['args']) => string;

// A view's shape is known to its game alone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BoardProps<View = any> {
  /** What this seat may see, with what it has answered but not played yet; its shape is the game's own. */
  view: View;
  /** The reader's seat; `null` for a spectator. */
  you: number | null;
  seats: SeatInfo[];
  /** Names what the reader is asked, for as long as it is asked; `null` for whoever is not. */
  question: string | null;
  /** Every answer to the question as it stands in the move; empty for whoever is not asked. */
  actions: LegalAction[];
  /** Those of the kind that is looked at that name all that was chosen for this answer. */
  narrowed: LegalAction[];
  /** The target ids chosen for the move so far, in the order of choosing. */
  chosen: string[];
  /**
   * The action in the player's mind: the pointer or the focus is on its worded answer, or it waits for
   * a yes. The board may show what it would do.
   */
  previewed: LegalAction | null;
  /**
   * What the answers at hand would lead to: that of `previewed`, else those of the few that are left to
   * choose from. A board compares each view with `view` and shows what would be new.
   */
  ahead: { action: LegalAction; view: View }[];
  say: (sentence: Sentence) => string;
  t: Translate;
  /** The events of the last move. */
  last: EventMessage[];
  /** The event whose line of the log the pointer or the focus is on: a board may mark what it names. */
  recalled: EventMessage | null;
  /** Whether things may move. */
  motion: boolean;
  /** What a seat has owned, move by move, as the record tells; nothing where that is not for the reader. */
  holdings?: (seat: number) => Promise<Holdings | null>;
  /** Opens the log, which narrow screens keep out of sight; a replay has it elsewhere. */
  openLog?: () => void;
}

/** The view, once its game has learnt what it says of printed components. */
export function learnt<View>(ui: GameUi<View> | null, view: View): View {
  if (view) ui?.learn?.(view);
  return view;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameUi<View = any> {
  /** The middle of the table. */
  Board: Component<BoardProps<View>>;
  /** Own things, inside my area, beside the question. */
  Mine?: Component<BoardProps<View>>;
  /** What I hold, between the question and the answers; else it is a part of `Mine`. */
  Hand?: Component<BoardProps<View>>;
  /** Compact content of an opponent's panel. */
  Rival?: Component<BoardProps<View> & { seat: number }>;
  /** Everything public of an opponent, as large as its owner sees it: opened from the panel. */
  RivalBoard?: Component<BoardProps<View> & { seat: number }>;
  /** More about the score than a curve, in the drawer. */
  Score?: Component<BoardProps<View>>;
  /** Notes what the view says of printed components, before anything of it is drawn. */
  learn?(view: View): void;
  /** What is seen next does not follow what was seen last: nothing is to be compared with it. */
  leap?(): void;
  /** Where the game stands (chapter, round): said under the title. */
  place?(view: View): Sentence;
  /** The seats in the order of their turns, where that is another than around the table. */
  order?(view: View): readonly number[];
  /** The sign of something that a player owns and counts (`holding-NAME`). */
  Holding?: Component<{ name: string }>;
  /** How many of which holding an answer says, where answers are numbers (a bid): a stepper offers them all as one. */
  count?(action: LegalAction, view: View): Count | null;
  /** What is shown to whoever sits down at it for the first time. */
  primer?: Primer<View>;
  /** What more there is to say of an answer, in a line of its own under its words; nothing of most. */
  Note?: Component<BoardProps<View> & { action: LegalAction }>;
}
