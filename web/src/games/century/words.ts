/** What things are and do, in the words of the game. */
import type { SeatInfo, Sentence, Translate } from '../../shell/game-ui';
import { present, type Amounts, type CenturyView, type PrintedCity, type PrintedTechnology, type Said } from './view';

/** The view, with what to say of it. */
export interface Table {
  view: CenturyView;
  you: number | null;
  seats: readonly SeatInfo[];
  t: Translate;
}

/** What somebody is called at this table. */
export function nameOf(seat: number, you: number | null, seats: readonly SeatInfo[], t: Translate): string {
  if (seat === you) return t('board-you');
  return seats[seat]?.name ?? t('player', { number: seat + 1 });
}

/** A sentence that came with the view. */
export const said = ({ id, args }: Said, t: Translate): string => t(id, args);

/** So many of each resource, one after another. */
export const amounts = (given: Amounts): Sentence[] => present(given).map(({ resource, count }) => ({ id: `goods-${resource}`, args: { count } }));

/** What a city makes; a recycling centre too. */
export function cityWords({ coins, science, points, recycling }: PrintedCity, t: Translate): string {
  const made = amounts({ coins, science, points });
  const things = recycling ? [...made, { id: 'goods-centre' }] : made;
  return things.length ? t('together', { things }) : t('goods-nothing');
}

/** A territory, its cities and what they make. */
export function aboutTerritory(view: CenturyView, tile: string, t: Translate): string {
  const face = view.printed.tiles[tile];
  if (!face) return '';
  const cities = face.cities.map((city): Sentence => ({ id: 'city-makes', args: { letter: city.letter, makes: cityWords(city, t) } }));
  return t('board-about-territory', { number: face.number, cities });
}

/** A technology: its name, what it does, what buying it brings at once. */
export function aboutTechnology(technology: PrintedTechnology, t: Translate): string {
  const { waste, pollution, flowers } = technology;
  const impact: Sentence[] = [
    ...(waste ? [{ id: 'goods-waste', args: { count: waste } }] : []),
    ...(pollution ? [{ id: 'environment-worse', args: { count: pollution } }] : []),
    ...(flowers ? [{ id: 'environment-better', args: { count: flowers } }] : []),
  ];
  const [name, does] = [said(technology.name, t), said(technology.does, t)];
  return t('board-about-technology', { name, does, impact, felt: impact.length });
}

/** A number with its sign, as points are said. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '0');
