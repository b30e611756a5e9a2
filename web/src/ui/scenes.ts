/** The illustrations of the five games. */
import { gameInfo } from '../lib/games.svelte';
import artemis from '../art/scenes/artemis.svg';
import century from '../art/scenes/century.svg';
import gaia from '../art/scenes/gaia.svg';
import reworld from '../art/scenes/reworld.svg';
import reykholt from '../art/scenes/reykholt.svg';

export interface GameCard {
  id: string;
  title: string;
  scene: string;
  players: string;
  minutes: number;
  /** One to five. */
  weight: number;
  solo: boolean;
}

/** Every game that has, or will have, a place at this table. */
export const GAME_CARDS: GameCard[] = [
  { id: 'reworld', title: 'Reworld', scene: reworld, players: '2–4', minutes: 60, weight: 3, solo: false },
  { id: 'gaia', title: 'Gaia Project', scene: gaia, players: '1–4', minutes: 120, weight: 5, solo: true },
  { id: 'century', title: '20th Century', scene: century, players: '3–5', minutes: 90, weight: 4, solo: false },
  { id: 'reykholt', title: 'Reykholt', scene: reykholt, players: '1–4', minutes: 60, weight: 2, solo: true },
  { id: 'artemis', title: 'The Artemis Project', scene: artemis, players: '1–5', minutes: 75, weight: 3, solo: true },
];

export const sceneOf = (game: string): string =>
  GAME_CARDS.find((card) => card.id === game)?.scene ?? reworld;

export const titleOf = (game: string): string =>
  GAME_CARDS.find((card) => card.id === game)?.title ?? gameInfo(game)?.title ?? game;
