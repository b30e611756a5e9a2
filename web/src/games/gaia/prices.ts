/** What an action costs and brings, as far as its sentence says so. */
import type { LegalAction, Sentence } from '../../shell/game-ui';
import type { Mark } from './faces';

const PAID = ['ore', 'qic', 'knowledge', 'power', 'tokens', 'credits'] as const;
const ICONS: Partial<Record<(typeof PAID)[number], string>> = { power: 'tokens' };

function number(args: Sentence['args'], name: string): number {
  const value = args?.[name];
  return typeof value === 'number' ? value : 0;
}

export function price({ text }: LegalAction): Mark[] {
  return PAID.filter((name) => number(text.args, name) > 0).map((name) => ({
    icon: ICONS[name] ?? name,
    count: number(text.args, name),
  }));
}

export const gainedVp = ({ text }: LegalAction): number => number(text.args, 'vp');

/** What a tag on the map tells: the price, credits left out because every mine costs the same. */
export function tagMarks(action: LegalAction): Mark[] {
  const marks = price(action);
  const short = marks.filter(({ icon }) => icon !== 'credits');
  const shown = short.length ? short : marks;
  const vp = gainedVp(action);
  return vp > 0 ? [...shown, { icon: 'vp', count: `+${vp}` }] : shown;
}

const GHOSTS: Record<string, string> = {
  project: 'gaiaformer',
  station: 'space-station',
  lost: 'planet-lost',
  swap: 'institute',
  downgrade: 'trading-station',
};

/** What an action would put on its hex; the Ivits start with their institute. */
export function ghostOf({ a }: LegalAction, faction?: string): string {
  const [verb = ''] = a.split(' ');
  if (verb === 'start' && faction === 'ivits') return 'institute';
  return GHOSTS[verb] ?? 'mine';
}

/** The hex that an action is about; none where it names several. */
export function hexOf(action: LegalAction): string | null {
  const hexes = action.targets.filter((target) => target.startsWith('hex:'));
  return hexes.length === 1 ? hexes[0]!.slice('hex:'.length) : null;
}

export const pieceOf = (action: LegalAction): string | null =>
  action.targets.find((target) => target.startsWith('piece:'))?.slice('piece:'.length) ?? null;
