/** What the rules say an action costs and brings, as signs; and what it is about on the map. */
import type { LegalAction } from '../../shell/game-ui';
import type { Mark } from './faces';
import { signOf } from './holdings';

/** What is paid, in the order of the boards. Tokens that leave the bowls are the price, not the power they held. */
const PAID = ['ore', 'qic', 'knowledge', 'power', 'tokens', 'credits'] as const;

const lost = ({ does }: LegalAction, name: string): number => -Math.min(0, does.changes?.[name] ?? 0);

export function price(action: LegalAction): Mark[] {
  const paid = PAID.filter((name) => lost(action, name) && !(name === 'power' && lost(action, 'tokens')));
  return paid.map((name) => ({ icon: signOf(name)[0]!, count: lost(action, name) }));
}

/** What a tag on the map tells: the price, credits left out because every mine costs the same. */
export function tagMarks(action: LegalAction): Mark[] {
  const marks = price(action);
  const short = marks.filter(({ icon }) => icon !== 'credits');
  const shown = short.length ? short : marks;
  const score = action.does.score ?? 0;
  return score > 0 ? [...shown, { icon: 'vp', count: `+${score}` }] : shown;
}

/** The hex that an action is about; none where it names several. */
export function hexOf(action: LegalAction): string | null {
  const hexes = action.targets.filter((target) => target.startsWith('hex:'));
  return hexes.length === 1 ? hexes[0]!.slice('hex:'.length) : null;
}

export const pieceOf = (action: LegalAction): string | null =>
  action.targets.find((target) => target.startsWith('piece:'))?.slice('piece:'.length) ?? null;
