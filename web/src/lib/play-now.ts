/** Two clicks to a game: a table against bots with the usual choices. */
import { forgetSeen } from '../learning/seen';
import { api } from './api';
import { go } from './router.svelte';
import { beSomeone } from './session.svelte';
import type { GameInfo } from './types';

/** A full but not crowded table: three, or the nearest that the game allows. */
export function usualSeats(game: GameInfo): number {
  return game.seats.toSorted((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 2;
}

/** Worth playing, and answers at once. */
export const usualBot = (game: GameInfo): string => (game.bots.includes('normal') ? 'normal' : (game.bots.at(-1) ?? 'random'));

/** With whoever wants to play the same game: somebody who waits already, or the next who comes. */
export async function playWithSomebody(game: GameInfo): Promise<void> {
  await beSomeone();
  go(`/t/${(await api.pair(game.id)).id}`);
}

export async function playNow(game: GameInfo): Promise<void> {
  await beSomeone();
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => `bot:${usualBot(game)}`);
  const table = await api.open({
    game: game.id,
    seats: ['me', ...bots],
    options: {},
    clock: { kind: 'none' },
    private: true,
  });
  go(`/t/${table.id}`);
}

/** A first game, in which a guide says what is new; it speaks again even if it was sent away once. */
export async function learnByPlaying(game: GameInfo): Promise<void> {
  await beSomeone();
  forgetSeen(`${game.id}/guide`);
  const table = await api.openGuided(game.id);
  go(`/t/${table.id}`);
}
