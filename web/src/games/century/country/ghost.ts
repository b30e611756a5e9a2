/** The tile that is being attached, as far as that was said: what the map shows of it. */
import type { LegalAction } from '../../../shell/game-ui';
import type { Candidate, Player, Turned } from '../view';

export interface Ghost {
  tile: string;
  waste: number;
  x: number;
  y: number;
  turn: number;
  /** Where its citizen would live. */
  city: string | null;
  /** Whether it was said how it is turned. */
  isTurned: boolean;
  /** What comes of it that way. */
  brings: Turned | null;
}

export const candidateAt = (candidates: readonly Candidate[], x: number, y: number): Candidate | null =>
  candidates.find((each) => each.x === x && each.y === y) ?? null;

/** What an answer says: `cell 1,0`, `turn 2`, `settle L1-03.A`. */
export function saidBy(action: LegalAction | null): { verb: string; of: string } {
  const [verb = '', of = ''] = action?.a.split(' ') ?? [];
  return { verb, of };
}

/**
 * The tile in its cell: the one that was named, else the one in the player's mind, as well turned as can be
 * until it is said how.
 */
export function ghostOf(candidates: readonly Candidate[], player: Player | null, previewed: LegalAction | null): Ghost | null {
  const attaching = player?.attaching;
  if (!attaching) return null;
  const { verb, of } = saidBy(previewed);
  const [px, py] = verb === 'cell' ? of.split(',').map(Number) : [];
  const [x, y] = [px ?? attaching.x, py ?? attaching.y];
  if (x === null || y === null) return null;
  const candidate = candidateAt(candidates, x, y);
  const said = verb === 'turn' ? Number(of) : verb === 'cell' ? null : attaching.turn;
  const brings = (said === null ? candidate?.best : candidate?.turns[said]) ?? null;
  // Where the citizen goes is asked last: until then nobody lives there.
  const isAsked = attaching.turn !== null && verb !== 'cell' && verb !== 'turn';
  return {
    tile: attaching.tile,
    waste: attaching.waste,
    x,
    y,
    turn: said ?? brings?.turn ?? 0,
    city: verb === 'settle' ? (of.split('.')[1] ?? null) : isAsked ? null : (brings?.city ?? null),
    isTurned: said !== null,
    brings,
  };
}
