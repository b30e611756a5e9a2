import { expect, it } from 'vitest';
import { ghosts, laid, prospects, shareChanges, winnable, type Ahead } from './ahead';
import { learn } from './modules';
import type { Player, ReworldView } from './view';

const nobody = (seat: number): Player => ({
  seat,
  score: 10,
  in_round: true,
  cards: 0,
  hand: null,
  discarded: 0,
  discards: null,
  docks: [['bot-A'], [], [], [], []],
  flying: null,
  aboard: [],
  cities: [],
  defence: [],
  shuttles: [],
  satellites: [],
  ships: {} as Player['ships'],
});

const printed: ReworldView['printed'] = {
  satellites: { 'sat-letter-A': { mission: 'letter_terrabots', points: 2, letter: 'A', company: null, shields: 2 } },
  mothership: { defence: [20, 8], A: [18, 8], B: [16, 7], C: [14, 6], D: [12, 5], E: [10, 4] },
  absence_penalty: 3,
};
learn(printed);

/** A table for two in chapter two. */
function table(mine: Partial<Player>, more: Partial<ReworldView> = {}, other: Partial<Player> = {}): ReworldView {
  return {
    chapter: 2,
    round: null,
    seats: 2,
    admiral: 0,
    admiral_space: { by: null, card: null },
    terrabot_points: [4, 4, 3, 2, 2],
    ports: [],
    announced: null,
    bag: {},
    removed: [],
    set_aside: 0,
    players: [{ ...nobody(0), ...mine }, { ...nobody(1), ...other }],
    ships: [],
    printed,
    ...more,
  };
}

const leads = (...views: ReworldView[]): Ahead[] =>
  views.map((view, at) => ({ action: { a: `answer ${at}`, text: { id: 'answer' }, targets: [], does: {} }, view }));

const ship = (owner: number | null): ReworldView['ships'] => [{ id: 'shuttles', points: 6, target: 1, owner }];

it('finds the module that a mission or the defence would bring, with its points or shields', () => {
  const view = table({ docks: [['sat-letter-A'], [], [], [], []] });
  const gone = [[], [], [], [], []];
  const flown = table({ docks: gone, satellites: ['sat-letter-A'], score: 14 });
  const defended = table({ docks: gone, defence: ['sat-letter-A'] });
  expect(ghosts(view, 0, leads(flown, defended))).toEqual(
    new Map([
      ['satellites', { module: 'sat-letter-A', gain: { points: 4 } }],
      ['defence', { module: 'sat-letter-A', gain: { shields: 2 } }],
    ]),
  );
});

it('sees a shuttle join its row together with the unit that lands, and the ship that is won by it', () => {
  const city = { letter: 'A', name: 'Aurora', modules: ['bot-A'] } as const;
  const view = table(
    { flying: 'shuttle-1', aboard: ['crane*'], cities: [{ ...city, modules: ['bot-A'] }] },
    { ships: ship(null) },
  );
  const landed = table(
    { shuttles: ['shuttle-1'], cities: [{ ...city, modules: ['bot-A', 'crane*'] }], score: 10 + 3 + 6 },
    { ships: ship(0) },
  );
  expect(ghosts(view, 0, leads(landed))).toEqual(
    new Map([
      ['city:A', { module: 'crane*', gain: { points: 3 } }],
      ['shuttles', { module: 'shuttle-1', gain: null }],
    ]),
  );
  expect([...winnable(view, 0, leads(landed))]).toEqual(['shuttles']);
});

it('sees a shuttle take off with the unit before it', () => {
  const view = table({ docks: [['farm', 'shuttle-0', 'bot-B'], [], [], [], []] });
  const flying = table({ docks: [['bot-B'], [], [], [], []], flying: 'shuttle-0', aboard: ['farm'] });
  expect([...ghosts(view, 0, leads(flying))]).toEqual([
    ['aboard', { module: 'farm', gain: null }],
    ['flying', { module: 'shuttle-0', gain: null }],
  ]);
});

it('wins nothing that somebody has already, or that another would win', () => {
  const view = table({}, { ships: ship(1) });
  expect(winnable(view, 0, leads(view)).size).toBe(0);
  expect(winnable(table({}, { ships: ship(null) }), 0, leads(view)).size).toBe(0);
});

it('loads a module at the left end of its dock', () => {
  const view = table({ docks: [['bot-A', 'bot-B'], [], [], [], []] }, { chapter: 1 });
  const loaded = table({ docks: [['farm', 'bot-A', 'bot-B'], [], [], [], []] }, { chapter: 1 });
  expect(ghosts(view, 0, leads(loaded))).toEqual(new Map([['dock:1', { module: 'farm', gain: null }]]));
});

it('shows the officers that one answer lays, and none while several are at hand', () => {
  const port = { port: 3, module: 'farm', cards: [], by: null, adjacent_tops: [] };
  const view = table({}, { ports: [port, { ...port, port: 4, cards: [5], by: 1 }] });
  const paid = table({}, { ports: [{ ...port, module: null, cards: [2, 4], by: 0 }, { ...port, port: 4, cards: [5], by: 1 }] });
  expect(laid(view, leads(paid))).toEqual(new Map([[3, [2, 4]]]));
  expect(laid(view, leads(paid, paid)).size).toBe(0);
});

it('tells where the mothership would find or pay something else', () => {
  const view = table({}, {}, { defence: ['shuttle-1'] });
  const defended = table({ defence: ['shuttle-2'] }, {}, { defence: ['shuttle-1'] });
  expect(shareChanges(view, 0, leads(defended))).toEqual(new Map([['defence', { size: 2, points: 20 }]]));
  expect(shareChanges(view, 0, leads(view)).size).toBe(0);
});

it('compares the totals after an answer; the mothership pays once', () => {
  const defended = table({ defence: ['shuttle-2'] });
  const over = table({ defence: ['shuttle-2'], docks: [[]], score: 15 }, {}, { docks: [[]], score: -8 });
  const found = prospects(0, leads(defended, over));
  // 10 points, the first place in defence, nothing in five cities; the other has nothing anywhere
  expect(found[0]).toMatchObject({ total: 10 + 20 - 5 * 3, rival: { seat: 1, total: 10 - 6 * 3 } });
  expect(found[1]).toMatchObject({ total: 15, rival: { total: -8 } });
});
