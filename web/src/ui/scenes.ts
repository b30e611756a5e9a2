/** What the client shows of each game: an illustration where there is one, else a plain scene. */
import { gameInfo, loadGames } from '../lib/games.svelte';
import type { GameInfo } from '../lib/types';
import artemis from '../art/scenes/artemis.svg';
import century from '../art/scenes/century.svg';
import gaia from '../art/scenes/gaia.svg';
import plain from '../art/scenes/plain.svg';
import reworld from '../art/scenes/reworld.svg';
import reykholt from '../art/scenes/reykholt.svg';

export interface GameCard {
  id: string;
  title: string;
  scene: string;
  players: string;
  /** How long a game takes; `null` where nobody has said so. */
  minutes: number | null;
  /** One to five; `null` where nobody has said so. */
  weight: number | null;
  solo: boolean;
}

/** The games that have an illustration; what stands here of them is shown until the server has told its own. */
const ILLUSTRATED: readonly GameCard[] = [
  { id: 'reworld', title: 'Reworld', scene: reworld, players: '2–4', minutes: 60, weight: 3, solo: false },
  { id: 'gaia', title: 'Gaia Project', scene: gaia, players: '1–4', minutes: 120, weight: 5, solo: true },
  { id: 'century', title: '20th Century', scene: century, players: '3–5', minutes: 90, weight: 4, solo: false },
  { id: 'reykholt', title: 'Reykholt', scene: reykholt, players: '1–4', minutes: 60, weight: 2, solo: true },
  { id: 'artemis', title: 'The Artemis Project', scene: artemis, players: '1–5', minutes: 75, weight: 3, solo: true },
];

const illustrated = (game: string): GameCard | undefined => ILLUSTRATED.find((card) => card.id === game);

/** What the server says of a game, with our illustration where there is one. */
function cardFor({ id, title, seats }: GameInfo): GameCard {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  const players = fewest === most ? String(most) : `${fewest}–${most}`;
  const { scene, minutes, weight } = illustrated(id) ?? { scene: plain, minutes: null, weight: null };
  return { id, title, scene, players, minutes, weight, solo: fewest === 1 };
}

/** A card for every game that the server plays, the illustrated ones first. */
export function gameCards(list: readonly GameInfo[]): GameCard[] {
  if (!list.length) return [...ILLUSTRATED];
  const first = ILLUSTRATED.flatMap(({ id }) => list.filter((info) => info.id === id));
  return [...first, ...list.filter(({ id }) => !illustrated(id))].map(cardFor);
}

/** The card of a game; none of one that neither we nor the server know. */
export function cardOf(game: string): GameCard | undefined {
  const info = gameInfo(game);
  if (info) return cardFor(info);
  if (!illustrated(game)) queueMicrotask(() => void loadGames());
  return illustrated(game);
}

export const sceneOf = (game: string): string => cardOf(game)?.scene ?? plain;

export const titleOf = (game: string): string => cardOf(game)?.title ?? game;
