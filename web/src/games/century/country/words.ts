/** What is said of a country: its tiles, its cities, what a choice would bring. */
import type { Sentence, Translate } from '../../../shell/game-ui';
import { RESOURCES, type Amounts, type Attached, type Printed } from '../view';
import { amounts, cityWords, said } from '../words';
import { cellName } from './grid';

const minus = '\u2212';
export const signed = (count: number): string => (count < 0 ? `${minus}${-count}` : `+${count}`);

/** What would be produced more, or less: `+2 coins, +1 science`. */
export function gainWords(gains: Amounts, t: Translate): string {
  const things = RESOURCES.filter((resource) => gains[resource]).map(
    (resource): Sentence => ({ id: 'board-gain', args: { by: signed(gains[resource]), resource: { id: `board-word-${resource}` } } }),
  );
  return things.length ? t('together', { things }) : t('board-no-gain');
}

/** A tile as people call it: `Territory 12`, `Start territory`, `Laboratory`. */
export function tileName(tile: string, printed: Printed, t: Translate): string {
  const face = printed.tiles[tile];
  if (!face) return tile;
  if (face.equipment) return t(`label-${face.equipment}`);
  return face.number ? t('label-territory', { number: face.number }) : t('label-start');
}

/** A tile of a country: where it lies, who lives there, how much waste lies on it. */
export function aboutTile(attached: Attached, printed: Printed, t: Translate): string {
  const { tile, citizens, waste } = attached;
  const face = printed.tiles[tile];
  const technology = printed.technologies[tile];
  const name = tileName(tile, printed, t);
  if (!face) return name;
  if (technology) return t('board-about-equipment', { tile: name, cell: cellName(attached), does: said(technology.does, t) });
  const cities = face.cities.map(
    (city): Sentence => ({
      id: citizens.includes(city.letter) ? 'board-city-occupied' : 'board-city-empty',
      args: { city: city.letter, makes: cityWords(city, t) },
    }),
  );
  return t('board-about-tile', { tile: name, cell: cellName(attached), cities, waste });
}

export function aboutCity(attached: Attached, letter: string, printed: Printed, t: Translate): string {
  const city = printed.tiles[attached.tile]?.cities.find((each) => each.letter === letter);
  if (!city) return '';
  return t(attached.citizens.includes(letter) ? 'board-about-city-occupied' : 'board-about-city-empty', {
    city: letter,
    tile: tileName(attached.tile, printed, t),
    makes: cityWords(city, t),
  });
}

export { amounts };
