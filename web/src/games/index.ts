/** The boards there are; a game without one is drawn as labelled areas (any is with `?board=plain`). */
import type { GameUi } from '../shell/game-ui';

const boards = import.meta.glob<{ game: GameUi }>(['./*/index.ts', '!./plain/index.ts']);

export async function gameUi(id: string): Promise<GameUi> {
  const load = boards[`./${id}/index.ts`] ?? (() => import('./plain'));
  return (await load()).game;
}
