/** The games this server can play, asked once. */
import { api } from './api';
import type { GameInfo } from './types';

export const games = $state<{ list: GameInfo[]; loaded: boolean }>({ list: [], loaded: false });

let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= api.games().then(
    (list) => void Object.assign(games, { list, loaded: true }),
    () => {
      asked = null;
    },
  );
  return asked;
}

export const gameInfo = (id: string): GameInfo | undefined =>
  games.list.find((game) => game.id === id);
