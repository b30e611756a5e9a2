/** What tiles, boosters, tokens and spaces do, in the words of the game. */
import type { Sentence, Translate } from '../../shell/game-ui';
import type {
  Amounts,
  Count,
  Printed,
  PrintedAction,
  PrintedAdvanced,
  PrintedBooster,
  PrintedStandard,
  Trigger,
} from './view';

/** In the order in which gains are said. */
const GAINED = ['vp', 'credits', 'ore', 'knowledge', 'qic', 'tokens', 'charge', 'gaiaformers'] as const;

export const gains = (amounts: Amounts): Sentence[] =>
  GAINED.filter((name) => amounts[name]).map((name) => ({
    id: `amount-${name}`,
    args: { count: amounts[name]! },
  }));

const some = (amounts: Amounts): boolean => gains(amounts).length > 0;
const per = (what: Count): Sentence => ({ id: `per-${what}` });
const effect = (id: string, args: Sentence['args']): Sentence => ({ id: `effect-${id}`, args });
const every = (trigger: Trigger, vp: number): Sentence =>
  effect('every', { vp, what: { id: `every-${trigger}` } });

function together(effects: Sentence[]): Sentence {
  const [first = { id: 'effect-none' }, ...others] = effects;
  return others.reduce((one, other) => effect('both', { one, other }), first);
}

function standard(tile: PrintedStandard): Sentence {
  const effects: Sentence[] = [];
  if (some(tile.now)) effects.push(effect('now', { gain: gains(tile.now) }));
  if (some(tile.per_type)) effects.push(effect('now-per', { gain: gains(tile.per_type), per: per('planet-type') }));
  if (some(tile.income)) effects.push(effect('income', { gain: gains(tile.income) }));
  if (tile.trigger) effects.push(every(tile.trigger, tile.trigger_vp));
  if (some(tile.special)) effects.push(effect('action', { gain: gains(tile.special) }));
  if (tile.great) effects.push(effect('great', { value: tile.great }));
  return together(effects);
}

function advanced(tile: PrintedAdvanced): Sentence {
  const effects: Sentence[] = [];
  if (some(tile.now)) {
    const gain = gains(tile.now);
    effects.push(tile.now_per ? effect('now-per', { gain, per: per(tile.now_per) }) : effect('now', { gain }));
  }
  if (tile.pass_per) effects.push(effect('pass', { gain: gains(tile.pass), per: per(tile.pass_per) }));
  if (tile.trigger) effects.push(every(tile.trigger, tile.trigger_vp));
  if (some(tile.special)) effects.push(effect('action', { gain: gains(tile.special) }));
  return together(effects);
}

function booster({ income, pass_per, pass_vp, steps, range }: PrintedBooster): Sentence {
  const effects: Sentence[] = [];
  if (some(income)) effects.push(effect('income', { gain: gains(income) }));
  if (pass_per) effects.push(effect('pass', { gain: gains({ vp: pass_vp }), per: per(pass_per) }));
  if (steps) effects.push(effect('action', { gain: { id: 'gain-mine', args: { steps } } }));
  if (range) effects.push(effect('action', { gain: { id: 'gain-reach', args: { range } } }));
  return together(effects);
}

const KINDS: Record<string, (space: PrintedAction) => Sentence[]> = {
  mine: ({ steps }) => [{ id: 'gain-mine', args: { steps } }],
  tech: () => [{ id: 'gain-tech' }],
  token: () => [{ id: 'gain-token-again' }],
};

/** Words are made once: the faces of a table never change, and there are many. */
const made = new Map<string, string>();

/** Says sentences; one word tells the language they are kept under. */
function speaker(t: Translate): (sentence: Sentence) => string {
  const lang = t('board-map');
  return (sentence) => {
    const key = `${lang}${JSON.stringify(sentence)}`;
    const words = made.get(key) ?? t(sentence.id, sentence.args);
    made.set(key, words);
    return words;
  };
}

/** The words for one kind of component by its code. */
export type Words = (code: string) => string;

export interface Described {
  standard: Words;
  advanced: Words;
  booster: Words;
  token: Words;
  round: Words;
  space: Words;
}

export function describer(printed: Printed, t: Translate): Described {
  const said = speaker(t);
  return {
    standard: (code) => said(standard(printed.standard[code]!)),
    advanced: (code) => said(advanced(printed.advanced[code]!)),
    booster: (code) => said(booster(printed.boosters[code]!)),
    token: (code) => said({ id: 'board-token', args: { gain: gains(printed.tokens[code]!.gain) } }),
    round: (code) => said(every(printed.rounds[code]!.trigger, printed.rounds[code]!.vp)),
    space: (code) => {
      const space = printed.board_actions[code]!;
      const price: Sentence = space.qic
        ? { id: 'amount-qic', args: { count: space.qic } }
        : { id: 'amount-power', args: { count: space.power } };
      const gain = [...gains(space.gain), ...(KINDS[space.kind]?.(space) ?? [])];
      const types: Sentence[] = space.kind === 'types' ? [per('planet-type')] : [];
      return said({ id: 'board-space', args: { price, gain: [...gain, ...types] } });
    },
  };
}
