/** The text keys of what views name by code. */
import type { Translate } from '../../shell/game-ui';
import { spotOf } from './spots';
import type { GaiaView, Hex, Owner } from './view';

export const factionKey = (code: string): string => `faction-${code}`;
export const planetKey = (code: string): string => `planet-${code}`;
export const areaKey = (code: string): string => `area-${code}`;
export const structureKey = (code: string): string => `structure-${code}`;
export const finalKey = (code: string): string => `final-${code}`;

/** Long names may break after their first part. */
export const softened = (name: string): string => name.replace(/^(terra|gaia)(?=form)/iu, '$1\u00AD');

/** The number of a sector tile; both of its sides show the same one. */
export const sectorNumber = (view: GaiaView, place: number): string =>
  (view.tiles[place]?.sector ?? '').replace('b', '');

/** Where each hex is and what stands there, in words that are made once as long as nothing changes there. */
export function hexNamer(
  view: GaiaView,
  nameOf: (owner: Owner) => string,
  t: Translate,
): (hex: Hex) => string {
  const owners = [...view.order, ...view.players.map(({ seat }) => seat)].map(nameOf);
  const table = JSON.stringify([t('board-map'), owners, view.tiles]);
  if (table !== named) [named, made] = [table, new Map()];
  return (hex) => {
    const key = JSON.stringify(hex);
    const words = made.get(key) ?? hexWords(hex, view, nameOf, t);
    made.set(key, words);
    return words;
  };
}

let named = '';
let made = new Map<string, string>();

function hexWords(
  hex: Hex,
  view: GaiaView,
  nameOf: (owner: Owner) => string,
  t: Translate,
): string {
  const spot = spotOf(hex, view);
  const parts = [t('board-hex', { sector: sectorNumber(view, hex.sector) }), t(spot.id, spot.args)];
  if (hex.planet) parts.unshift(t(planetKey(hex.planet)));
  if (hex.structure && hex.owner !== undefined) {
    parts.push(t('board-owned', { thing: t(structureKey(hex.structure)), name: nameOf(hex.owner) }));
  }
  if (hex.shared !== undefined) {
    parts.push(t('board-owned', { thing: t('board-shared-mine'), name: nameOf(hex.shared) }));
  }
  for (const owner of hex.satellites ?? []) {
    parts.push(t('board-owned', { thing: t('board-satellite'), name: nameOf(owner) }));
  }
  return parts.join(', ');
}
