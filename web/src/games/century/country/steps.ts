/** How far a seat has come in its consolidation. */
import type { CenturyView, Player, Step } from '../view';

export type Mark = 'done' | 'now' | 'later';

export interface Stage {
  name: 'waste' | 'tiles' | 'citizens' | 'technologies' | 'production';
  mark: Mark;
  /** How many things wait. */
  count: number;
}

const ORDER: readonly Step[] = ['waste', 'tiles', 'technologies', 'done'];

/** The effects that can still be used, this round or at all. */
export const effectsLeft = ({ technologies }: Player): number => technologies.reduce((sum, { effects }) => sum + effects.filter(({ used }) => !used).length, 0);

/** Waste, tiles with their citizens, technologies, production; the last round has no new tiles. */
export function stagesOf(view: CenturyView, player: Player): Stage[] {
  const { phase } = view;
  const step = phase === 'production' || phase === 'over' ? 'done' : (player.step ?? 'done');
  const at = ORDER.indexOf(step);
  const mark = (stage: Step): Mark => (ORDER.indexOf(stage) < at ? 'done' : ORDER.indexOf(stage) === at ? 'now' : 'later');
  const waiting = player.aside.length + Number(player.attaching !== null && !player.aside.some(({ tile }) => tile === player.attaching?.tile));
  const isSettling = step === 'tiles' && player.attaching?.turn !== null && player.attaching !== null;
  const all: Stage[] = [
    { name: 'waste', mark: mark('waste'), count: player.waste_aside },
    { name: 'tiles', mark: mark('tiles'), count: waiting },
    { name: 'citizens', mark: isSettling ? 'now' : at > 1 ? 'done' : 'later', count: 0 },
    { name: 'technologies', mark: mark('technologies'), count: effectsLeft(player) },
    { name: 'production', mark: phase === 'production' ? 'now' : phase === 'over' ? 'done' : 'later', count: 0 },
  ];
  return view.printed.rounds === view.round ? all.slice(3) : all;
}
