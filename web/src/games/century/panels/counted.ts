/** The signs of what bonus cards count. */
import type { Metric } from '../view';

const SIGNS: Readonly<Record<Metric, string>> = {
  coins_produced: 'coin',
  science_produced: 'science',
  points_produced: 'vp',
  points_scored: 'vp',
  clean_territories: 'map',
  clean_territory_values: 'map',
  working_centres: 'recycling',
  flowers: 'flower',
  waste: 'waste',
};

export const countedSign = (counted: Metric): string => SIGNS[counted];
